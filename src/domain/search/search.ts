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

const filters: readonly Filter[] = ["text", "place", ...ranges, ...(Object.keys(choices) as ChoiceName[]), ...musts]

/** Homes looked through, prepared once for any number of searches. */
export type Index = {
  readonly data: HomesData
  readonly ids: readonly string[]
  /** Address, area and building of each home, folded. */
  readonly words: readonly string[]
}

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
const at = (list: readonly number[], home: number): number => list[home] as number

const week = 7 * 24 * 60 * 60 * 1000

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

const roomsChoice = (rooms: number): number => Math.min(rooms, choices.rooms.length) - 1

/** What each filter that is set asks of a home. */
const testsOf = ({ data, words }: Index, criteria: Criteria, now: number): Map<Filter, Test> => {
  const tests = new Map<Filter, Test>()
  const wanted = folded(criteria.text).split(" ").filter(Boolean)
  if (wanted.length > 0) tests.set("text", (home) => wanted.every((word) => words[home]?.includes(word)))
  const places = new Set(criteria.place)
  const areas = data.areas.map(({ id, city }) => places.has(id) || places.has(city))
  if (places.size > 0) tests.set("place", (home) => areas[at(data.area, home)] === true)
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
      tests.set(name, within(criteria[name], values[name]))
  for (const [name, place] of Object.entries(choicesAt(data)) as [ChoiceName, (home: number) => number | null][]) {
    const chosen = new Set<number | null>(
      criteria[name].map((one) => (choices[name] as readonly string[]).indexOf(one)),
    )
    if (chosen.size > 0) tests.set(name, (home) => chosen.has(place(home)))
  }
  for (const must of criteria.has) tests.set(must, hasOf(data, must, now))
  return tests
}

/** Which of the choices a home is, as a place in their list. */
const choicesAt = (data: HomesData): Record<ChoiceName, (home: number) => number | null> => ({
  rooms: (home) => roomsChoice(at(data.rooms, home)),
  type: (home) => at(data.type, home),
  status: (home) => at(data.status, home),
  energy: (home) => data.energy[home] ?? null,
})

/** A viewing counts in the seven days from now. */
const hasOf = (data: HomesData, must: Must, now: number): Test => {
  if (must !== "viewing") {
    const bit = 1 << musts.indexOf(must)
    return (home) => (at(data.has, home) & bit) !== 0
  }
  const [first, last] = [now / quarter - data.since, (now + week) / quarter - data.since]
  return (home) => (data.viewings[home] ?? []).some((start) => start >= first && start < last)
}

/** What homes are ordered by; of two alike, the newer stands first. */
const orders = ({
  price,
  fee,
  size,
  status,
  published,
}: HomesData): Record<Sort | "own", (home: number) => number> => ({
  own: (home) => at(status, home) * 1e6 + at(published, home),
  newest: (home) => at(published, home),
  cheapest: (home) => at(price, home),
  dearest: (home) => -at(price, home),
  perSquareMetre: (home) => at(price, home) / at(size, home),
  largest: (home) => -at(size, home),
  fee: (home) => at(fee, home),
})

/**
 * The homes that fit, and how many each filter leaves.
 * @param now in milliseconds since 1970, for viewings
 */
export const search = (index: Index, criteria: Criteria, now: number): Results => {
  const { data, ids } = index
  const tests = [...testsOf(index, criteria, now)]
  const found: number[] = []
  const without = Object.fromEntries(filters.map((filter) => [filter, 0])) as Record<Filter, number>
  const places = data.areas.map(() => 0)
  const has = Object.fromEntries(musts.map((must) => [must, 0])) as Record<Must, number>
  const counts = Object.fromEntries(Object.entries(choices).map(([name, all]) => [name, all.map(() => 0)])) as Record<
    ChoiceName,
    number[]
  >
  const choiceTests = Object.entries(choicesAt(data)) as [ChoiceName, (home: number) => number | null][]
  const mustTests = musts.map((must): [Must, Test] => [must, hasOf(data, must, now)])

  for (let home = 0; home < ids.length; home++) {
    let failed: Filter | null = null
    let failures = 0
    for (const [filter, fits] of tests)
      if (!fits(home)) {
        failed = filter
        if (++failures > 1) break
      }
    if (failures > 1) continue
    if (failed === null) found.push(home)
    else without[failed]++
    // A home counts for the choices of the one filter that it fails, and for those of every filter where it fails none.
    if (failed === null || failed === "place") {
      const area = at(data.area, home)
      places[area] = (places[area] ?? 0) + 1
    }
    for (const [name, place] of choiceTests) {
      const choice = failed === null || failed === name ? place(home) : null
      const count = counts[name]
      if (choice !== null) count[choice] = (count[choice] ?? 0) + 1
    }
    for (const [must, fits] of mustTests) if ((failed === null || failed === must) && fits(home)) has[must]++
  }
  for (const filter of filters) without[filter] += found.length

  const order = orders(data)[criteria.sort ?? "own"]
  const keys = new Float64Array(ids.length)
  for (const home of found) keys[home] = order(home)
  const published = data.published
  found.sort((a, b) => (keys[a] as number) - (keys[b] as number) || at(published, a) - at(published, b) || a - b)

  const place: Record<string, number> = {}
  data.areas.forEach(({ id, city }, area) => {
    const count = places[area] ?? 0
    for (const name of new Set([id, city])) place[name] = (place[name] ?? 0) + count
  })
  return {
    homes: found,
    without,
    counts: {
      place,
      has,
      ...(Object.fromEntries(
        (Object.keys(choices) as ChoiceName[]).map((name) => [
          name,
          Object.fromEntries(choices[name].map((one, position) => [one, counts[name][position] ?? 0])),
        ]),
      ) as unknown as Pick<Results["counts"], ChoiceName>),
    },
  }
}
