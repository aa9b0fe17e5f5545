import type { Major } from "./money.ts"
import { spreadOf } from "./quantile.ts"
import { typedArea } from "./typed-number.ts"

/** A flat that was sold, with what makes it comparable. */
export type SoldFlat = {
  readonly area: string
  readonly rooms: number
  /** In m². */
  readonly size: number
  readonly perSquareMetre: Major
  /** ISO 8601 day. */
  readonly soldOn: string
}

/** A flat to be valued; four rooms stand for four or more. */
export type Flat = Pick<SoldFlat, "area" | "rooms" | "size">

/** Published prices per m² of an area's flats of one, two, and three or more rooms. */
export type PublishedPrices = readonly [Major | null, Major | null, Major | null]

type Range = {
  readonly low: Major
  readonly high: Major
  readonly perSquareMetre: { readonly low: Major; readonly high: Major }
  /** Number of sold flats that are comparable. */
  readonly count: number
}

export type Estimate =
  /** By sold flats of about the same size in the area, or by all sold flats in the area. */
  | (Range & { readonly basis: "similar" | "area"; readonly years: readonly [first: string, last: string] })
  /** By the published price, because too few flats were sold. */
  | (Range & { readonly basis: "published"; readonly published: Major })
  | { readonly basis: "unknown"; readonly count: number }

/** Sold flats are comparable if their size differs by at most this share, and their number of rooms by at most one. */
const sizeMargin = 0.25
/** A published price is a mean of a whole area or city, so it may be this much too high or too low. */
const publishedMargin = 0.15
/** A few flats can cost the same by chance, so a range is never narrower than this on either side of the median. */
const leastMargin = 0.05
/** Older prices say little about today's. */
const yearsBack = 2

/** Leaves out sales of more than two years before the latest. */
const recent = (flats: readonly SoldFlat[]): readonly SoldFlat[] => {
  const latest = flats.reduce((day, { soldOn }) => (soldOn > day ? soldOn : day), "")
  const first = `${Number(latest.slice(0, 4)) - yearsBack}${latest.slice(4)}`
  return flats.filter(({ soldOn }) => soldOn >= first)
}

const isSimilar =
  ({ rooms, size }: Flat) =>
  (flat: SoldFlat): boolean =>
    Math.abs(flat.size - size) <= size * sizeMargin && Math.abs(Math.min(flat.rooms, 4) - rooms) <= 1

/** Rounds outwards, so that the range never promises more than its prices and is never a single figure. */
const rangeOf = (
  low: Major,
  high: Major,
  size: number,
  step: Major,
): Pick<Range, "low" | "high" | "perSquareMetre"> => {
  const lowest = Math.floor((low * size) / step) * step
  return {
    low: lowest,
    high: Math.max(Math.ceil((high * size) / step) * step, lowest + step),
    perSquareMetre: { low, high },
  }
}

/**
 * Range of prices for a flat: the middle half of the prices per m² of comparable sold flats, times its size.
 * @param step that prices are rounded to
 */
export const estimateOf = (
  flat: Flat,
  sold: readonly SoldFlat[],
  published: PublishedPrices | null,
  step: Major,
): Estimate => {
  const inArea = recent(sold).filter(({ area }) => area === flat.area)
  const similar = inArea.filter(isSimilar(flat))
  for (const [basis, flats] of [
    ["similar", similar],
    ["area", inArea],
  ] as const) {
    const spread = spreadOf(flats.map(({ perSquareMetre }) => perSquareMetre))
    if (!spread) continue
    const low = Math.min(spread.low, spread.median * (1 - leastMargin))
    const high = Math.max(spread.high, spread.median * (1 + leastMargin))
    const years = flats.map(({ soldOn }) => soldOn.slice(0, 4)).sort()
    return {
      basis,
      ...rangeOf(low, high, flat.size, step),
      count: flats.length,
      years: [years[0] ?? "", years.at(-1) ?? ""],
    }
  }
  const price = published?.[Math.min(flat.rooms, 3) - 1] ?? null
  if (price === null) return { basis: "unknown", count: inArea.length }
  const [low, high] = [price * (1 - publishedMargin), price * (1 + publishedMargin)]
  return { basis: "published", ...rangeOf(low, high, flat.size, step), count: inArea.length, published: price }
}

/** Sizes of flats that a price per m² can say anything about. */
const [smallest, largest] = [10, 400]

/** Parses the visitor's input, and lists the invalid fields. */
export const typedFlat = (
  fieldTexts: Readonly<Record<keyof Flat, string>>,
  areas: readonly string[],
): { readonly flat: Flat | null; readonly wrong: readonly (keyof Flat)[] } => {
  const { area } = fieldTexts
  const size = typedArea(fieldTexts.size) ?? 0
  const rooms = Number(fieldTexts.rooms)
  const isValid: Readonly<Record<keyof Flat, boolean>> = {
    area: areas.includes(area),
    size: size >= smallest && size <= largest,
    rooms: [1, 2, 3, 4].includes(rooms),
  }
  const wrong = (Object.keys(isValid) as (keyof Flat)[]).filter((name) => !isValid[name])
  return { flat: wrong.length === 0 ? { area, size, rooms } : null, wrong }
}
