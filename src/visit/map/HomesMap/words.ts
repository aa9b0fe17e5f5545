import { formatCount } from "../../../domain/count-text.ts"
import { fillIn } from "../../../domain/fill-in.ts"
import { formatMoney, formatNumber } from "../../../domain/format.ts"
import type { HomesData } from "../../../domain/search/homes.ts"
import type { HomesMapData } from "../homes-map.data.ts"

/** Price in millions of kronor or thousands of euros, short enough for the map; a home may have none yet. */
export const shortPrice = ({ words, currency }: HomesMapData, price: number | null): string =>
  price === null
    ? words.noPrice
    : fillIn(words.price, {
        price:
          currency === "EUR"
            ? formatCount(Math.round(price / 1000))
            : formatNumber(price / 1e6, { digits: 2 }).replace(/,?0+$/, ""),
      })

export const wholePrice = ({ currency, words }: HomesMapData, price: number | null): string =>
  price === null ? words.noPrice : formatMoney(price, currency, { digits: 0 })

/** Contains the text of the mark for visitors who use speech control: "Kvistgatan 12, 4,95 mkr". */
export const nameOfHome = ({ words }: HomesMapData, street: string, price: string): string =>
  fillIn(words.home, { street, price })

/** Homes of one area are in it; homes of several areas are around the one that has most of them. */
export const nameOfCluster = (
  { words }: HomesMapData,
  { area }: HomesData,
  names: readonly string[],
  homes: readonly number[],
): string => {
  const counts = new Map<number, number>()
  for (const home of homes) counts.set(area[home] ?? 0, (counts.get(area[home] ?? 0) ?? 0) + 1)
  const [[first] = [0]] = [...counts].toSorted(([, a], [, b]) => b - a)
  return fillIn(counts.size === 1 ? words.many : words.around, {
    count: formatCount(homes.length),
    place: names[first] ?? "",
  })
}
