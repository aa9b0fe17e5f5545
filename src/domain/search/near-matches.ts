import { type Criteria, choices, type Filter, type RangeName } from "./criteria.ts"
import { type HomesData, rangeValues } from "./homes.ts"

/** Homes that a search shows if none fits: one row beside the form on a wide screen. */
const limit = 3

/** A home that fits all filters but one. */
export type NearMatch = { readonly home: number; readonly missed: Filter }

/** How far from its limit a value may be, as a share of the limit or in floors and years. */
const tolerances: Record<RangeName, (limit: number) => number> = {
  price: (limit) => limit * 0.15,
  size: (limit) => limit * 0.15,
  fee: (limit) => limit * 0.15,
  plot: (limit) => limit * 0.15,
  floor: () => 1,
  year: () => 10,
}

/** Share of what is tolerated; a home beyond 1 is not near, unless it misses only the price. */
type Gap = (home: number) => number

const sold = choices.status.indexOf("sold")

const far = Number.POSITIVE_INFINITY

const rangeGap = (data: HomesData, criteria: Criteria, name: RangeName): Gap => {
  const { least, most } = criteria[name]
  const rangeValue = rangeValues(data)[name]
  return (home) => {
    const value = rangeValue(home)
    if (value === null) return far
    const limit = most !== undefined && value > most ? most : (least ?? far)
    return Math.abs(value - limit) / tolerances[name](limit)
  }
}

/** The areas next to the chosen ones, which the data lists nearest first. */
const placeGap = ({ areas, area }: HomesData, { place }: Criteria): Gap => {
  const chosen = areas.filter(({ id, city }) => place.includes(id) || place.includes(city))
  return (home) => {
    const ranks = chosen.map(({ near }) => near.indexOf(area[home] ?? -1)).filter((rank) => rank >= 0)
    return ranks.length === 0 ? far : (Math.min(...ranks) + 1) / 4
  }
}

const roomsGap =
  ({ rooms }: HomesData, { rooms: chosen }: Criteria): Gap =>
  (home) =>
    Math.min(...chosen.map((count) => Math.abs(Number(count) - (rooms[home] ?? 0))))

const gapOf = (data: HomesData, criteria: Criteria, missed: Filter): Gap => {
  if (missed in tolerances) return rangeGap(data, criteria, missed as RangeName)
  if (missed === "place") return placeGap(data, criteria)
  if (missed === "rooms") return roomsGap(data, criteria)
  // A missing lift or sauna is as far as a home may be; a sold home, another kind of home or another street is not near.
  return () => (criteria.has.some((must) => must === missed) ? 1 : far)
}

/**
 * Finds up to three homes that can be bought and miss one filter: the two nearest in price at any distance, which leave
 * room for one that misses another filter by little; those with one room more or fewer come last, because they are
 * another home.
 * @param misses the homes that fit all other filters, by the one that they miss
 */
export const nearMatches = (
  data: HomesData,
  criteria: Criteria,
  misses: readonly (readonly [missed: Filter, homes: readonly number[]])[],
): NearMatch[] => {
  const matches = misses
    .flatMap(([missed, homes]) => {
      const gap = gapOf(data, criteria, missed)
      return homes.filter((home) => data.status[home] !== sold).map((home) => ({ home, missed, gap: gap(home) }))
    })
    .filter(({ missed, gap }) => gap <= 1 || (missed === "price" && gap < far))
    .toSorted((a, b) => a.gap - b.gap)
    .map(({ home, missed }) => ({ home, missed }))
  const priced = matches.filter(({ missed }) => missed === "price")
  const sized = matches.filter(({ missed }) => missed === "rooms")
  const others = matches.filter(({ missed }) => missed !== "price" && missed !== "rooms")
  return [...priced.slice(0, limit - 1), ...others, ...priced.slice(limit - 1), ...sized].slice(0, limit)
}
