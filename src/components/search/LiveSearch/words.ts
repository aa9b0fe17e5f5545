import { filled } from "../../../domain/filled.ts"
import { formatNumber } from "../../../domain/format.ts"

/** Text for one or for many: all languages of the sites have exactly these two forms. */
export const counted = (count: number, one: string, many: string): string =>
  filled(count === 1 ? one : many, { count: formatNumber(count, { digits: 0 }) })
