import { cornerLimit } from "../map/area.ts"
import { type QueryName, queryNames } from "./query-names.ts"

/** Ranges that a visitor can set: money in whole kronor or euros, areas in m². */
export const ranges = ["price", "size", "fee", "floor", "plot", "year"] as const
export type RangeName = (typeof ranges)[number]

/** Both ends are inclusive; a missing end is open. */
export type Range = { readonly least?: number; readonly most?: number }

/** A home must match one chosen value of each. */
export const choices = {
  rooms: ["1", "2", "3", "4", "5"],
  type: ["apartment", "rowHouse", "semiDetached", "house"],
  status: ["forSale", "upcoming", "reserved", "sold"],
  energy: ["A", "B", "C", "D", "E", "F", "G"],
} as const
export type ChoiceName = keyof typeof choices

/** A home must have all that the visitor chose. */
export const musts = ["lift", "balcony", "sauna", "ownPlot", "newBuild", "hitas", "viewing"] as const
export type Must = (typeof musts)[number]

/** Any one of the criteria: text, place, drawn area, range, choice or required feature. */
export type Filter = "text" | "place" | "within" | RangeName | ChoiceName | Must

export const sorts = ["newest", "cheapest", "dearest", "perSquareMetre", "largest", "fee"] as const
export type Sort = (typeof sorts)[number]

/** What a visitor searches for; empty criteria match every home. */
export type Criteria = {
  /** Free text, matched against address, area and building. */
  readonly text: string
  /** Ids of areas or cities. */
  readonly place: readonly string[]
  /** Corners of a drawn area: latitude and longitude by turns. */
  readonly within: readonly number[]
  readonly has: readonly Must[]
  /** Null means the site's own order: homes for sale first, then the newest. */
  readonly sort: Sort | null
} & { readonly [name in RangeName]: Range } & {
  /** The value for five rooms means five or more, and two and a half rooms count as two. */
  readonly [name in ChoiceName]: readonly (typeof choices)[name][number][]
}

/** Longer search texts are cut. */
export const textLimit = 80

const wordPattern = /^[a-z0-9-]{1,60}$/
const numberPattern = /^\d{1,12}$/

const cornersFrom = (value: string): number[] => {
  const numbers = value.split(",").map(Number)
  const isArea = numbers.length >= 6 && numbers.length <= 2 * cornerLimit && numbers.length % 2 === 0
  return isArea && numbers.every((degrees, index) => Math.abs(degrees) <= (index % 2 === 0 ? 90 : 180)) ? numbers : []
}

const rangeFrom = (value: string): Range => {
  const [, least, most] = /^([^.]*)\.\.([^.]*)$/.exec(value) ?? []
  const range = {
    ...(least && numberPattern.test(least) && { least: Number(least) }),
    ...(most && numberPattern.test(most) && { most: Number(most) }),
  }
  return range.least !== undefined && range.most !== undefined && range.least > range.most ? {} : range
}

const rangeText = ({ least, most }: Range): string =>
  least === undefined && most === undefined ? "" : `${least ?? ""}..${most ?? ""}`

/** Returns the known values that the text lists, in the order of `known`. */
const knownValues = <Value extends string>(options: readonly Value[], value: string): Value[] => {
  const values = value.split(",")
  return options.filter((option) => values.includes(option))
}

/**
 * Parses a query such as `?price=2000000..4000000&place=sodermalm,solna&rooms=2,3&has=lift&sort=cheapest`, and ignores
 * invalid values because anybody can edit an address.
 */
export const criteriaFrom = (query: URLSearchParams): Criteria => {
  const param = (name: string) => query.get(name) ?? ""
  /** Forms on other sites repeat a field for each choice. */
  const all = (name: string) => query.getAll(name).join(",")
  return {
    text: param("q").trim().slice(0, textLimit),
    place: [...new Set(all("place").split(","))].filter((id) => wordPattern.test(id)).slice(0, 50),
    within: cornersFrom(param("within")),
    has: knownValues(musts, all("has")),
    sort: knownValues(sorts, param("sort"))[0] ?? null,
    ...(Object.fromEntries(ranges.map((name) => [name, rangeFrom(param(name))])) as Record<RangeName, Range>),
    ...(Object.fromEntries(
      Object.entries(choices).map(([name, options]) => [name, knownValues<string>(options, all(name))]),
    ) as unknown as Pick<Criteria, ChoiceName>),
  }
}

export const criteriaIn = (query: string): Criteria => criteriaFrom(new URLSearchParams(query))

export const anyHome: Criteria = criteriaIn("")

/** Detects a query that `queryOf` would write differently: invalid values or a repeated name. */
export const isUntidy = (query: string): boolean => {
  const params = new URLSearchParams(query)
  const tidyParams = new URLSearchParams(queryOf(criteriaFrom(params)))
  return queryNames.some((name) => params.getAll(name).join("&") !== (tidyParams.get(name) ?? ""))
}

/** Builds the query without its `?`; equal criteria give equal queries, and empty criteria an empty one. */
export const queryOf = (criteria: Criteria): string => {
  const entries: [QueryName, string][] = [
    ["q", criteria.text],
    ["place", criteria.place.join(",")],
    ["within", criteria.within.join(",")],
    ...ranges.map((name): [QueryName, string] => [name, rangeText(criteria[name])]),
    ...(Object.keys(choices) as ChoiceName[]).map((name): [QueryName, string] => [name, criteria[name].join(",")]),
    ["has", criteria.has.join(",")],
    ["sort", criteria.sort ?? ""],
  ]
  // Commas are safe in a query, and easier to read than %2C.
  return new URLSearchParams(entries.filter(([, value]) => value !== "")).toString().replaceAll("%2C", ",")
}

/** Query that finds the same homes in the site's own order. */
export const withoutSort = (query: string): string => queryOf({ ...criteriaIn(query), sort: null })
