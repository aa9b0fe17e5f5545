import { filled } from "../../domain/filled.ts"
import { formatNumber } from "../../domain/format.ts"

/** A text for one or for any other number: all languages of the sites tell those two apart, and no more. */
export const counted = (count: number, one: string, many: string): string =>
  filled(count === 1 ? one : many, { count: formatNumber(count, { digits: 0 }) })
