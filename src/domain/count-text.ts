import { fillIn } from "./fill-in.ts"
import { formatNumber } from "./format.ts"

/** A count as visitors read it; a half, as of rooms, is 2,5. */
export const formatCount = (count: number): string => formatNumber(count, { digits: Number.isInteger(count) ? 0 : 1 })

/** Text for one or for many, filled in: all languages of the sites have exactly these two forms. */
export const countText = (
  count: number,
  one: string,
  many: string,
  values: Readonly<Record<string, string>> = {},
): string => fillIn(count === 1 ? one : many, { ...values, count: formatCount(count) })
