import { ringOf } from "../map/area.ts"
import type { HomePositions } from "../map/positions.ts"
import { surrounds } from "../map/ring.ts"
import {
  type ChoiceName,
  type Criteria,
  choices,
  type Filter,
  type Must,
  musts,
  type Range,
  ranges,
} from "./criteria.ts"
import { type HomesData, rangeValues } from "./homes.ts"
import { type NearMatch, nearMatches } from "./near-matches.ts"
import { at, hasBits, type Index, noChoice, type Order } from "./search-index.ts"
import { type Test, textTest } from "./search-text.ts"

const choiceNames = Object.keys(choices) as ChoiceName[]

const filters: readonly Filter[] = ["text", "place", "within", ...ranges, ...choiceNames, ...musts]

export type Results = {
  /** Indexes of the matching homes in the data, in the requested order. */
  readonly homes: readonly number[]
  /** Whether the text is spelled in no home, so that words spelled almost like it count. */
  readonly isMisspelled: boolean
  /** Homes that almost fit, if none fits. */
  readonly near: readonly NearMatch[]
  /** Number of matches if one filter is removed. */
  readonly without: Readonly<Record<Filter, number>>
  /** Number of matches of each choice with all other filters, ignoring the chosen values of its own filter. */
  readonly counts: {
    /** Keyed by the id of an area or a city. */
    readonly place: Readonly<Record<string, number>>
    readonly has: Readonly<Record<Must, number>>
  } & { readonly [name in ChoiceName]: Readonly<Record<(typeof choices)[name][number], number>> }
}

const isInRange =
  (
    { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Range,
    value: (home: number) => number | null,
  ): Test =>
  (home) => {
    const number = value(home)
    return number !== null && number >= least && number <= most
  }

/** @param corners latitude and longitude by turns */
const withinTest = (positions: HomePositions | undefined, corners: readonly number[]): Test => {
  if (!positions) throw new Error("a drawn area needs the positions of the homes")
  const ring = ringOf(positions.origin, corners)
  return (home) => surrounds(ring, [at(positions.x, home), at(positions.y, home)])
}

/** Returns a test for each active filter. */
const testsOf = (index: Index, criteria: Criteria, bits: Uint8Array, text: Test | undefined): [Filter, Test][] => {
  const { data } = index
  const tests: [Filter, Test][] = text ? [["text", text]] : []
  const places = new Set(criteria.place)
  const areas = data.areas.map(({ id, city }) => places.has(id) || places.has(city))
  if (places.size > 0) tests.push(["place", (home) => areas[at(data.area, home)] === true])
  if (criteria.within.length > 0) tests.push(["within", withinTest(index.positions, criteria.within)])
  const values = rangeValues(data)
  for (const name of ranges)
    if (criteria[name].least !== undefined || criteria[name].most !== undefined)
      tests.push([name, isInRange(criteria[name], values[name])])
  for (const name of choiceNames) {
    const choiceFlags = (choices[name] as readonly string[]).map((choice) =>
      (criteria[name] as readonly string[]).includes(choice),
    )
    const places = index.choices[name]
    if (choiceFlags.includes(true)) tests.push([name, (home) => choiceFlags[at(places, home)] === true])
  }
  for (const must of criteria.has) {
    const bit = 1 << musts.indexOf(must)
    tests.push([must, (home) => (at(bits, home) & bit) !== 0])
  }
  return tests
}

/** Returns the sort key of each order; the newer of two equal homes comes first, and homes without a price last. */
const sortKeys = ({ price, fee, size, status, published }: HomesData): Record<Order, (home: number) => number> => ({
  own: (home) => at(status, home) * 1e6 + at(published, home),
  newest: (home) => at(published, home),
  cheapest: (home) => price[home] ?? Number.POSITIVE_INFINITY,
  dearest: (home) => -(price[home] ?? Number.NEGATIVE_INFINITY),
  perSquareMetre: (home) => (price[home] ?? Number.POSITIVE_INFINITY) / at(size, home),
  largest: (home) => -at(size, home),
  fee: (home) => at(fee, home),
})

/** Sorts all homes once for each order, so that a search only filters them. */
const sortedHomes = ({ data, ids, orders }: Index, order: Order): Uint32Array => {
  const cachedOrder = orders.get(order)
  if (cachedOrder) return cachedOrder
  const keyOf = sortKeys(data)[order]
  const key = Float64Array.from(ids, (_, home) => keyOf(home))
  const homes = Uint32Array.from(ids, (_, home) => home)
  homes.sort((a, b) => at(key, a) - at(key, b) || at(data.published, a) - at(data.published, b) || a - b)
  orders.set(order, homes)
  return homes
}

/** Counts the homes at each value of a column. */
const tally = (homes: readonly number[], places: ArrayLike<number>): Uint32Array => {
  const counts = new Uint32Array(noChoice + 1)
  for (const home of homes) {
    const place = places[home] as number
    counts[place] = (counts[place] as number) + 1
  }
  return counts
}

const byName = <Name extends string>(names: readonly Name[], count: (name: Name, place: number) => number) =>
  Object.fromEntries(names.map((name, place) => [name, count(name, place)])) as Record<Name, number>

/**
 * Finds the matching homes, and counts the matches of each filter.
 * @param now milliseconds since 1970, for viewings
 */
export const search = (index: Index, criteria: Criteria, now: number): Results => {
  const { data } = index
  const bits = hasBits(index, now)
  const text = textTest(index, bits, criteria.text)
  const tests = testsOf(index, criteria, bits, text?.test)
  const predicates = tests.map(([, test]) => test)
  const matches: number[] = []
  /** Homes that fail this test only. */
  const nearMisses = tests.map((): number[] => [])
  for (const home of sortedHomes(index, criteria.sort ?? "own")) {
    let failedTest = -1
    let failures = 0
    for (let test = 0; test < predicates.length && failures < 2; test++)
      if (!(predicates[test] as Test)(home)) {
        failedTest = test
        failures++
      }
    if (failures === 0) matches.push(home)
    else if (failures === 1) nearMisses[failedTest]?.push(home)
  }
  const excludedOnlyBy = (filter: Filter): readonly number[] =>
    nearMisses[tests.findIndex(([name]) => name === filter)] ?? []

  // Counts the matching homes, and those that fail only this filter.
  const countWith = (filter: Filter, places: ArrayLike<number>) => {
    const [inside, outside] = [tally(matches, places), tally(excludedOnlyBy(filter), places)]
    return (place: number) => at(inside, place) + at(outside, place)
  }
  const area = countWith("place", data.area)
  const place: Record<string, number> = {}
  data.areas.forEach(({ id, city }, number) => {
    for (const name of new Set([id, city])) place[name] = (place[name] ?? 0) + area(number)
  })
  const featureCounts = tally(matches, bits)
  return {
    homes: matches,
    isMisspelled: text?.isMisspelled ?? false,
    near:
      matches.length > 0
        ? []
        : nearMatches(
            data,
            criteria,
            tests.map(([filter], test) => [filter, nearMisses[test] ?? []]),
          ),
    without: byName(filters, (filter) => matches.length + excludedOnlyBy(filter).length),
    counts: {
      place,
      has: byName(musts, (_, bit) =>
        featureCounts.reduce((sum, count, has) => sum + (has & (1 << bit) ? count : 0), 0),
      ),
      ...(Object.fromEntries(
        choiceNames.map((name) => {
          const count = countWith(name, index.choices[name])
          return [name, byName(choices[name] as readonly string[], (_, choice) => count(choice))]
        }),
      ) as unknown as Pick<Results["counts"], ChoiceName>),
    },
  }
}
