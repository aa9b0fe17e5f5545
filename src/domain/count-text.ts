import { fillIn } from "./fill-in.ts"
import { formatNumber } from "./format.ts"

/** A whole number as visitors read it. */
export const formatCount = (count: number): string => formatNumber(count, { digits: 0 })

/** Text for one or for many, filled in: all languages of the sites have exactly these two forms. */
export const countText = (
  count: number,
  one: string,
  many: string,
  values: Readonly<Record<string, string>> = {},
): string => fillIn(count === 1 ? one : many, { ...values, count: formatCount(count) })
