import {
  type ChoiceName,
  type Criteria,
  choices,
  type Filter,
  type Must,
  musts,
  type Range,
  ranges,
  type Sort,
} from "./criteria.ts"
import { buildingsOf, type HomesData, idsOf, normaliseText, quarter, rangeValues } from "./homes.ts"
import { type NearMatch, nearMatches } from "./near-matches.ts"

const choiceNames = Object.keys(choices) as ChoiceName[]

const filters: readonly Filter[] = ["text", "place", ...ranges, ...choiceNames, ...musts]

/** An order of the homes: one that the visitor can choose, or the site's own. */
type Order = Sort | "own"

/** Data that is prepared once for any number of searches. */
export type Index = {
  readonly data: HomesData
  readonly ids: readonly string[]
  /** Address, area and building of each home, and whether it is a Hitas home, normalised by `normaliseText`. */
  readonly words: readonly string[]
  /** Index of each home's value in `choices`, or `none`. */
  readonly choices: Readonly<Record<ChoiceName, Uint8Array>>
  /** All homes in each order, sorted at its first use. */
  readonly orders: Map<Order, Uint32Array>
  /** Bits of each home in the order of `musts`; the viewing bit is valid for one quarter of an hour. */
  readonly has: { quarter: number; readonly bits: Uint8Array }
}

/** Marks a home that matches no choice. */
const noChoice = 255

export const indexOf = (data: HomesData): Index => {
  const ids = idsOf(data)
  const areas = data.areas.map(({ names }) => normaliseText(names.join(" ")))
  const buildings = buildingsOf(data)
  return {
    data,
    ids,
    words: ids.map(
      (id, home) =>
        `${id.replaceAll("-", " ")} ${areas[at(data.area, home)]} ${normaliseText(buildings[home] ?? "")}` +
        (at(data.has, home) & hitasBit ? " hitas" : ""),
    ),
    choices: {
      rooms: Uint8Array.from(data.rooms, (rooms) => Math.min(rooms, choices.rooms.length) - 1),
      type: Uint8Array.from(data.type),
      status: Uint8Array.from(data.status),
      energy: Uint8Array.from(data.energy, (energy) => energy ?? noChoice),
    },
    orders: new Map(),
    has: { quarter: Number.NaN, bits: Uint8Array.from(data.has) },
  }
}

export type Results = {
  /** Indexes of the matching homes in the data, in the requested order. */
  readonly homes: readonly number[]
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

/** Reads a column, which is as long as the ids, so every index is valid. */
const at = (list: ArrayLike<number>, home: number): number => list[home] as number

const weekMs = 7 * 24 * 60 * 60 * 1000

const viewingBit = 1 << musts.indexOf("viewing")
const hitasBit = 1 << musts.indexOf("hitas")

/** Sets the viewing bit of homes with a viewing in the next seven days; viewings start on whole quarters of an hour. */
const hasBits = ({ data, has }: Index, now: number): Uint8Array => {
  const first = Math.ceil(now / quarter) - data.since
  if (has.quarter !== first) {
    has.quarter = first
    const last = first + weekMs / quarter
    data.viewings.forEach((starts, home) => {
      const isSoon = starts.some((start) => start >= first && start < last)
      has.bits[home] = (at(has.bits, home) & ~viewingBit) | (isSoon ? viewingBit : 0)
    })
  }
  return has.bits
}

type Test = (home: number) => boolean

const isInRange =
  (
    { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Range,
    value: (home: number) => number | null,
  ): Test =>
  (home) => {
    const number = value(home)
    return number !== null && number >= least && number <= most
  }

/** Returns a test for each active filter. */
const testsOf = (index: Index, criteria: Criteria, now: number): [Filter, Test][] => {
  const { data, words } = index
  const tests: [Filter, Test][] = []
  const searchWords = normaliseText(criteria.text).split(" ").filter(Boolean)
  if (searchWords.length > 0) tests.push(["text", (home) => searchWords.every((word) => words[home]?.includes(word))])
  const places = new Set(criteria.place)
  const areas = data.areas.map(({ id, city }) => places.has(id) || places.has(city))
  if (places.size > 0) tests.push(["place", (home) => areas[at(data.area, home)] === true])
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
  const bits = hasBits(index, now)
  for (const must of criteria.has) {
    const bit = 1 << musts.indexOf(must)
    tests.push([must, (home) => (at(bits, home) & bit) !== 0])
  }
  return tests
}

/** Returns the sort key of each order; the newer of two equal homes comes first. */
const sortKeys = ({ price, fee, size, status, published }: HomesData): Record<Order, (home: number) => number> => ({
  own: (home) => at(status, home) * 1e6 + at(published, home),
  newest: (home) => at(published, home),
  cheapest: (home) => at(price, home),
  dearest: (home) => -at(price, home),
  perSquareMetre: (home) => at(price, home) / at(size, home),
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
  const tests = testsOf(index, criteria, now)
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
  const featureCounts = tally(matches, hasBits(index, now))
  return {
    homes: matches,
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
