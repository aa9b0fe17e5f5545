import { type Criteria, choices, type Filter, type RangeName } from "./criteria.ts"
import { type HomesData, rangeValues } from "./homes.ts"

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

/** Share of what is tolerated, more than 1 for a home that is not near. */
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
    Math.min(...chosen.map((count) => Math.abs(Number(count) - (rooms[home] ?? 0)))) / 1.5

const gapOf = (data: HomesData, criteria: Criteria, missed: Filter): Gap => {
  if (missed in tolerances) return rangeGap(data, criteria, missed as RangeName)
  if (missed === "place") return placeGap(data, criteria)
  if (missed === "rooms") return roomsGap(data, criteria)
  // A missing lift or sauna is as far as a home may be; a sold home, another kind of home or another street is not near.
  return () => (criteria.has.some((must) => must === missed) ? 1 : far)
}

/**
 * Finds the homes that can be bought and miss one filter by little, nearest first.
 * @param misses the homes that fit all other filters, by the one that they miss
 */
export const nearMatches = (
  data: HomesData,
  criteria: Criteria,
  misses: readonly (readonly [missed: Filter, homes: readonly number[]])[],
): NearMatch[] =>
  misses
    .flatMap(([missed, homes]) => {
      const gap = gapOf(data, criteria, missed)
      return homes.filter((home) => data.status[home] !== sold).map((home) => ({ home, missed, gap: gap(home) }))
    })
    .filter(({ gap }) => gap <= 1)
    .toSorted((a, b) => a.gap - b.gap)
    .map(({ home, missed }) => ({ home, missed }))
