import { queryNames } from "./query-names.ts"

/** Ranges that a visitor can set. Money in whole kronor or euros, areas in m². */
export const ranges = ["price", "size", "fee", "floor", "plot", "year"] as const
export type RangeName = (typeof ranges)[number]

/** Both ends count; an end that is left out is open. */
export type Range = { readonly least?: number; readonly most?: number }

/** Choices of which a home needs one. */
export const choices = {
  rooms: ["1", "2", "3", "4", "5"],
  type: ["apartment", "rowHouse", "semiDetached", "house"],
  status: ["forSale", "upcoming", "reserved", "sold"],
  energy: ["A", "B", "C", "D", "E", "F", "G"],
} as const
export type ChoiceName = keyof typeof choices

/** What a home must all have. */
export const musts = ["lift", "balcony", "sauna", "ownPlot", "newBuild", "viewing"] as const
export type Must = (typeof musts)[number]

export const sorts = ["newest", "cheapest", "dearest", "perSquareMetre", "largest", "fee"] as const
export type Sort = (typeof sorts)[number]

/** What a visitor looks for. An empty one is every home, in the order of the listings. */
export type Criteria = {
  /** Free text over address, area and building. */
  readonly text: string
  /** Ids of areas or cities. */
  readonly place: readonly string[]
  readonly has: readonly Must[]
  /** Null is the site's own order: homes that can be bought first, then the newest. */
  readonly sort: Sort | null
} & { readonly [name in RangeName]: Range } & {
  /** Five rooms are five or more. */
  readonly [name in ChoiceName]: readonly (typeof choices)[name][number][]
}

/** The longest search text that is looked at. */
export const textLimit = 80

const wordPattern = /^[a-z0-9-]{1,60}$/
const numberPattern = /^\d{1,12}$/

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

/** Those of the known values that the text names, in the known order. */
const among = <Value extends string>(known: readonly Value[], value: string): Value[] => {
  const given = value.split(",")
  return known.filter((one) => given.includes(one))
}

/**
 * What the query of an address asks for: `?price=2000000..4000000&place=sodermalm,solna&rooms=2,3&has=lift&sort=cheapest`.
 * It can be written by anybody: what it says wrongly is left out.
 */
export const criteriaFrom = (query: URLSearchParams): Criteria => {
  const said = (name: string) => query.get(name) ?? ""
  /** Forms of others name a field once for each choice. */
  const all = (name: string) => query.getAll(name).join(",")
  return {
    text: said("q").trim().slice(0, textLimit),
    place: [...new Set(all("place").split(","))].filter((id) => wordPattern.test(id)).slice(0, 50),
    has: among(musts, all("has")),
    sort: among(sorts, said("sort"))[0] ?? null,
    ...(Object.fromEntries(ranges.map((name) => [name, rangeFrom(said(name))])) as Record<RangeName, Range>),
    ...(Object.fromEntries(
      Object.entries(choices).map(([name, known]) => [name, among<string>(known, all(name))]),
    ) as unknown as Pick<Criteria, ChoiceName>),
  }
}

/** Nothing asked for. */
export const anyHome: Criteria = criteriaFrom(new URLSearchParams())

/** Whether a query says something of homes in another way than `queryOf` does: values that make no sense, or a name twice. */
export const isUntidy = (query: string): boolean => {
  const said = new URLSearchParams(query)
  const tidy = new URLSearchParams(queryOf(criteriaFrom(said)))
  return queryNames.some((name) => said.getAll(name).join("&") !== (tidy.get(name) ?? ""))
}

/** The query of an address that asks for this, without its `?`; the same for the same criteria, and empty for every home. */
export const queryOf = (criteria: Criteria): string => {
  const said: [string, string][] = [
    ["q", criteria.text],
    ["place", criteria.place.join(",")],
    ...ranges.map((name): [string, string] => [name, rangeText(criteria[name])]),
    ...(Object.keys(choices) as ChoiceName[]).map((name): [string, string] => [name, criteria[name].join(",")]),
    ["has", criteria.has.join(",")],
    ["sort", criteria.sort ?? ""],
  ]
  // Commas are as safe in a query as they are in a sentence, and easier to read than %2C.
  return new URLSearchParams(said.filter(([, value]) => value !== "")).toString().replaceAll("%2C", ",")
}
