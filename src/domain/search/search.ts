import {
  type ChoiceName,
  type Criteria,
  choices,
  type Must,
  musts,
  type Range,
  type RangeName,
  ranges,
  type Sort,
} from "./criteria.ts"
import { buildingsOf, folded, type HomesData, idsOf, quarter } from "./homes.ts"

/** One of the criteria: a text, places, a range, a choice, or one thing that a home must have. */
export type Filter = "text" | "place" | RangeName | ChoiceName | Must

const choiceNames = Object.keys(choices) as ChoiceName[]

const filters: readonly Filter[] = ["text", "place", ...ranges, ...choiceNames, ...musts]

/** What homes are put in order by: as the visitor chose, or as the site does. */
type Order = Sort | "own"

/** Homes looked through, prepared once for any number of searches. */
export type Index = {
  readonly data: HomesData
  readonly ids: readonly string[]
  /** Address, area and building of each home, folded. */
  readonly words: readonly string[]
  /** Which of the choices each home is, as a place in their list, or `none`. */
  readonly choices: Readonly<Record<ChoiceName, Uint8Array>>
  /** All homes in an order, first to last, for each order that has been asked for. */
  readonly orders: Map<Order, Uint32Array>
  /** What each home has, as bits in the order of `musts`; with the viewings as they are in one quarter of an hour. */
  readonly has: { quarter: number; readonly bits: Uint8Array }
}

/** A home that is none of the choices. */
const none = 255

export const indexOf = (data: HomesData): Index => {
  const ids = idsOf(data)
  const areas = data.areas.map(({ names }) => folded(names.join(" ")))
  const buildings = buildingsOf(data)
  return {
    data,
    ids,
    words: ids.map(
      (id, home) => `${id.replaceAll("-", " ")} ${areas[at(data.area, home)]} ${folded(buildings[home] ?? "")}`,
    ),
    choices: {
      rooms: Uint8Array.from(data.rooms, (rooms) => Math.min(rooms, choices.rooms.length) - 1),
      type: Uint8Array.from(data.type),
      status: Uint8Array.from(data.status),
      energy: Uint8Array.from(data.energy, (energy) => energy ?? none),
    },
    orders: new Map(),
    has: { quarter: Number.NaN, bits: Uint8Array.from(data.has) },
  }
}

export type Results = {
  /** Places of the homes found in the lists of the data, in the order asked for. */
  readonly homes: readonly number[]
  /** How many homes would be left with one filter taken away. */
  readonly without: Readonly<Record<Filter, number>>
  /** How many homes each choice leaves together with all other filters, instead of what is chosen in its own. */
  readonly counts: {
    /** By id of an area or a city. */
    readonly place: Readonly<Record<string, number>>
    readonly has: Readonly<Record<Must, number>>
  } & { readonly [name in ChoiceName]: Readonly<Record<(typeof choices)[name][number], number>> }
}

/** A list of the data at one home: every list is as long as the ids. */
const at = (list: ArrayLike<number>, home: number): number => list[home] as number

const week = 7 * 24 * 60 * 60 * 1000

const viewingBit = 1 << musts.indexOf("viewing")

/** A viewing counts in the seven days from now; they begin on whole quarters of an hour. */
const hasBits = ({ data, has }: Index, now: number): Uint8Array => {
  const first = Math.ceil(now / quarter) - data.since
  if (has.quarter !== first) {
    has.quarter = first
    const last = first + week / quarter
    data.viewings.forEach((starts, home) => {
      const isSoon = starts.some((start) => start >= first && start < last)
      has.bits[home] = (at(has.bits, home) & ~viewingBit) | (isSoon ? viewingBit : 0)
    })
  }
  return has.bits
}

type Test = (home: number) => boolean

const within =
  (
    { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Range,
    value: (home: number) => number | null,
  ): Test =>
  (home) => {
    const number = value(home)
    return number !== null && number >= least && number <= most
  }

/** What each filter that is set asks of a home. */
const testsOf = (index: Index, criteria: Criteria, now: number): [Filter, Test][] => {
  const { data, words } = index
  const tests: [Filter, Test][] = []
  const wanted = folded(criteria.text).split(" ").filter(Boolean)
  if (wanted.length > 0) tests.push(["text", (home) => wanted.every((word) => words[home]?.includes(word))])
  const places = new Set(criteria.place)
  const areas = data.areas.map(({ id, city }) => places.has(id) || places.has(city))
  if (places.size > 0) tests.push(["place", (home) => areas[at(data.area, home)] === true])
  const values: Record<RangeName, (home: number) => number | null> = {
    price: (home) => at(data.price, home),
    size: (home) => at(data.size, home) / 10,
    fee: (home) => at(data.fee, home),
    floor: (home) => data.floor[home] ?? null,
    plot: (home) => data.plot[home] ?? null,
    year: (home) => data.newest.year - at(data.year, home),
  }
  for (const name of ranges)
    if (criteria[name].least !== undefined || criteria[name].most !== undefined)
      tests.push([name, within(criteria[name], values[name])])
  for (const name of choiceNames) {
    const chosen = (choices[name] as readonly string[]).map((one) =>
      (criteria[name] as readonly string[]).includes(one),
    )
    const places = index.choices[name]
    if (chosen.includes(true)) tests.push([name, (home) => chosen[at(places, home)] === true])
  }
  const bits = hasBits(index, now)
  for (const must of criteria.has) {
    const bit = 1 << musts.indexOf(must)
    tests.push([must, (home) => (at(bits, home) & bit) !== 0])
  }
  return tests
}

/** What homes are ordered by; of two alike, the newer stands first. */
const keys = ({ price, fee, size, status, published }: HomesData): Record<Order, (home: number) => number> => ({
  own: (home) => at(status, home) * 1e6 + at(published, home),
  newest: (home) => at(published, home),
  cheapest: (home) => at(price, home),
  dearest: (home) => -at(price, home),
  perSquareMetre: (home) => at(price, home) / at(size, home),
  largest: (home) => -at(size, home),
  fee: (home) => at(fee, home),
})

/** All homes in an order. Put in order once, they are found in it, however many there are. */
const inOrder = ({ data, ids, orders }: Index, order: Order): Uint32Array => {
  const known = orders.get(order)
  if (known) return known
  const keyOf = keys(data)[order]
  const key = Float64Array.from(ids, (_, home) => keyOf(home))
  const homes = Uint32Array.from(ids, (_, home) => home)
  homes.sort((a, b) => at(key, a) - at(key, b) || at(data.published, a) - at(data.published, b) || a - b)
  orders.set(order, homes)
  return homes
}

/** How many of the homes are at each place of a list: `places` holds the place of every home. */
const tally = (homes: readonly number[], places: ArrayLike<number>): Uint32Array => {
  const counts = new Uint32Array(none + 1)
  for (const home of homes) {
    const place = places[home] as number
    counts[place] = (counts[place] as number) + 1
  }
  return counts
}

const byName = <Name extends string>(names: readonly Name[], count: (name: Name, place: number) => number) =>
  Object.fromEntries(names.map((name, place) => [name, count(name, place)])) as Record<Name, number>

/**
 * The homes that fit, and how many each filter leaves.
 * @param now in milliseconds since 1970, for viewings
 */
export const search = (index: Index, criteria: Criteria, now: number): Results => {
  const { data } = index
  const tests = testsOf(index, criteria, now)
  const fits = tests.map(([, test]) => test)
  const found: number[] = []
  /** Homes that fail this test and no other. */
  const nearly = tests.map((): number[] => [])
  for (const home of inOrder(index, criteria.sort ?? "own")) {
    let failed = -1
    let failures = 0
    for (let test = 0; test < fits.length && failures < 2; test++)
      if (!(fits[test] as Test)(home)) {
        failed = test
        failures++
      }
    if (failures === 0) found.push(home)
    else if (failures === 1) nearly[failed]?.push(home)
  }
  const butFor = (filter: Filter): readonly number[] => nearly[tests.findIndex(([name]) => name === filter)] ?? []

  // A home counts for the choices of the one filter that it fails, and for those of every filter where it fails none.
  const counted = (filter: Filter, places: ArrayLike<number>) => {
    const [inside, outside] = [tally(found, places), tally(butFor(filter), places)]
    return (place: number) => at(inside, place) + at(outside, place)
  }
  const area = counted("place", data.area)
  const place: Record<string, number> = {}
  data.areas.forEach(({ id, city }, number) => {
    for (const name of new Set([id, city])) place[name] = (place[name] ?? 0) + area(number)
  })
  const having = tally(found, hasBits(index, now))
  return {
    homes: found,
    without: byName(filters, (filter) => found.length + butFor(filter).length),
    counts: {
      place,
      has: byName(musts, (_, bit) => having.reduce((sum, count, has) => sum + (has & (1 << bit) ? count : 0), 0)),
      ...(Object.fromEntries(
        choiceNames.map((name) => {
          const count = counted(name, index.choices[name])
          return [name, byName(choices[name] as readonly string[], (_, choice) => count(choice))]
        }),
      ) as unknown as Pick<Results["counts"], ChoiceName>),
    },
  }
}
