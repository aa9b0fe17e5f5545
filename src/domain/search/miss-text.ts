import { formatCount } from "../count-text.ts"
import { fillIn } from "../fill-in.ts"
import { formatNumber } from "../format.ts"
import { type Criteria, choices } from "./criteria.ts"
import { type ActiveFilter, type FilterNames, optionName } from "./filters.ts"
import type { HomesData } from "./homes.ts"
import type { NearMatch } from "./near-matches.ts"

export type MissNames = Pick<FilterNames, "filters" | "moreFilters"> & {
  readonly words: Readonly<Record<"misses" | "nearPlace" | "overPrice" | "hasRooms", string>>
}

/**
 * Says which wish a home misses, and by how much: a price, or the rooms that it has instead.
 * @param active each filter of the search once
 */
export const missText = (
  search: MissNames,
  criteria: Criteria,
  active: readonly ActiveFilter[],
  { price, rooms }: Pick<HomesData, "price" | "rooms">,
  { home, missed }: NearMatch,
): string => {
  const { words } = search
  const overPrice = (price[home] ?? 0) - (criteria.price.most ?? Number.POSITIVE_INFINITY)
  if (missed === "price" && overPrice > 0) {
    const range = search.filters.find(({ name }) => name === "price")
    const unit = range?.kind === "range" ? range.unit : ""
    return fillIn(words.overPrice, { amount: `${formatNumber(overPrice, { digits: 0 })}\u00a0${unit}` })
  }
  if (missed === "rooms") {
    const count = rooms[home] ?? 0
    const option = String(Math.min(count, choices.rooms.length))
    // The name of two rooms has the words for two and a half too.
    const name = Number.isInteger(count)
      ? optionName(search, "rooms", option)
      : optionName(search, "rooms", "2").replace("2", formatCount(count))
    return fillIn(words.hasRooms, { rooms: name })
  }
  const filter = active.find((candidate) => candidate.filter === missed)?.name ?? ""
  return fillIn(missed === "place" ? words.nearPlace : words.misses, { filter })
}
