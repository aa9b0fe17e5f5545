import { formatNumber } from "../../domain/format.ts"

/** A text with its gaps filled in. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap)

/** A text for one or for any other number: all languages of the sites tell those two apart, and no more. */
export const counted = (count: number, one: string, many: string): string =>
  filled(count === 1 ? one : many, { count: formatNumber(count, { digits: 0 }) })
