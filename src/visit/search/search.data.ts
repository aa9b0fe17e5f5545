import { formatNumber } from "../../domain/format.ts"
import {
  anyHome,
  type ChoiceName,
  choices,
  musts,
  type RangeName,
  type Sort,
  sorts,
} from "../../domain/search/criteria.ts"
import { queryNames } from "../../domain/search/query-names.ts"
import { savedSearchesId } from "../../domain/search/saved-searches.ts"
import { type Results, search } from "../../domain/search/search.ts"
import { indexOf } from "../../domain/search/search-index.ts"
import type { Edition } from "../../site/edition.ts"
import { perContent } from "../../site/records/per-content.ts"
import type { TextKey } from "../../site/records/texts.ts"
import { currencySymbols } from "../../spec/currencies.ts"
import type { Language } from "../../spec/languages.ts"
import { cityIdOf, homesData } from "./homes-data.data.ts"

/** One value of a filter. */
export type SearchOption = {
  readonly value: string
  readonly label: string
  /** Label among the active filters, where the filter's own label is missing. */
  readonly name: string
  /** Number of homes with this value; null if it depends on the time. */
  readonly count: number | null
}

export type RangeFilter = {
  readonly kind: "range"
  readonly name: RangeName
  readonly label: string
  readonly unit: string | null
  /** Example of a number that a visitor may write. */
  readonly example: string
}

export type ChoiceFilter = {
  readonly kind: "choice"
  readonly name: ChoiceName | "has"
  readonly label: string
  readonly options: readonly SearchOption[]
}

export type PlaceOption = SearchOption & {
  /** In every language of the market, because visitors may search for any of them. */
  readonly names: readonly string[]
}

/** Fields and texts of the search form in one language; the browser fills in `{…}`. */
export type SearchForm = {
  readonly path: string
  /** Path of the page with saved searches. */
  readonly saved: string
  readonly language: Language
  readonly total: number
  /** Names of query parameters that search for homes. */
  readonly names: readonly string[]
  readonly places: readonly PlaceOption[]
  readonly filters: readonly (RangeFilter | ChoiceFilter)[]
  /** Less used filters, in a collapsed section. */
  readonly moreFilters: readonly (RangeFilter | ChoiceFilter)[]
  readonly sorts: readonly { readonly value: Sort | ""; readonly label: string }[]
  readonly words: Readonly<Record<Word, string>>
}

const wordKeys = [
  "label",
  "filters",
  "moreFilters",
  "place",
  "placeHint",
  "places",
  "noPlaces",
  "suggestionOne",
  "suggestionMany",
  "text",
  "least",
  "most",
  "sort",
  "results",
  "foundOne",
  "foundMany",
  "showOne",
  "showMany",
  "searching",
  "noScript",
  "failed",
  "offline",
  "cardsFailed",
  "retry",
  "active",
  "remove",
  "clear",
  "between",
  "from",
  "upTo",
  "drawn",
  "textFilter",
  "misspelled",
  "notNumber",
  "wrongOrder",
  "none",
  "relax",
  "without",
  "near",
  "misses",
  "overPrice",
  "hasRooms",
  "nearPlace",
  "more",
  "save",
  "copied",
  "copyFailed",
  "share",
  "follow",
  "keep",
  "isSaved",
  "saved",
  "twice",
  "full",
  "notSaved",
] as const
type Word = (typeof wordKeys)[number] | "foundTotal" | "toSaved"

/** Keeps the placeholders that the browser fills in. */
const placeholders = Object.fromEntries(
  ["count", "filter", "found", "name", "least", "most", "text", "example", "amount", "rooms"].map((name) => [
    name,
    `{${name}}`,
  ]),
)

const rangeFilters = ({ text, market, has }: Edition): Record<RangeName, RangeFilter> => {
  const currency = currencySymbols[market.currency] ?? market.currency
  const filter = (name: RangeName, label: string, unit: string | null, example: number): RangeFilter => ({
    kind: "range",
    name,
    label,
    unit,
    example: name === "year" ? String(example) : formatNumber(example, { digits: 0 }),
  })
  return {
    price: filter("price", text("search.price"), currency, has("hitas") ? 250_000 : 4_000_000),
    size: filter("size", text("fact.livingArea"), "m²", 50),
    fee: filter("fee", text("search.fee"), text("search.perMonth", { currency }), has("hitas") ? 300 : 4_000),
    floor: filter("floor", text("fact.floor"), null, 3),
    plot: filter("plot", text("fact.plotArea"), "m²", 800),
    year: filter("year", text("fact.yearBuilt"), null, 1960),
  }
}

type Counts = Results["counts"]

/** Options that match at least one home of the market. */
const optionsOf = (
  counts: Readonly<Record<string, number>>,
  values: readonly string[],
  labelsOf: (value: string) => { readonly label: string; readonly name?: string },
): SearchOption[] =>
  values
    .filter((value) => (counts[value] ?? 0) > 0)
    .map((value) => {
      const { label, name = label } = labelsOf(value)
      return { value, label, name, count: counts[value] ?? 0 }
    })

const choiceFilters = ({ text }: Edition, counts: Counts): Record<ChoiceName | "has", ChoiceFilter> => {
  const maximumRooms = choices.rooms.at(-1)
  const filter = (name: ChoiceName | "has", label: string, options: readonly SearchOption[]): ChoiceFilter => ({
    kind: "choice",
    name,
    label,
    options,
  })
  return {
    rooms: filter(
      "rooms",
      text("fact.rooms"),
      optionsOf(counts.rooms, choices.rooms, (count) => ({
        label: count === maximumRooms ? text("search.roomsOption", { count }) : count,
        name:
          count === maximumRooms ? text("search.roomsOrMore", { count }) : text("unit.rooms", { count: Number(count) }),
      })),
    ),
    type: filter(
      "type",
      text("fact.type"),
      optionsOf(counts.type, choices.type, (type) => ({ label: text(`type.${type}` as TextKey) })),
    ),
    status: filter(
      "status",
      text("search.status"),
      optionsOf(counts.status, choices.status, (status) => ({
        label: text(status === "forSale" ? "search.status.forSale" : (`status.${status}` as TextKey)),
      })),
    ),
    energy: filter(
      "energy",
      text("fact.energy"),
      optionsOf(counts.energy, choices.energy, (value) => ({
        label: value,
        name: text("search.energyClass", { class: value }),
      })),
    ),
    has: filter(
      "has",
      text("search.equipment"),
      musts
        .filter((must) => must === "viewing" || counts.has[must] > 0)
        .map((must) => {
          const label = text(`search.has.${must}` as TextKey)
          return { value: must, label, name: label, count: must === "viewing" ? null : counts.has[must] }
        }),
    ),
  }
}

/** Cities and areas by name; an area that is a whole city appears once. */
const placesOf = ({ content, market, language, text, translate }: Edition, counts: Counts): PlaceOption[] => {
  const places = new Map<string, PlaceOption>()
  const add = (value: string, name: string, label: string, names: readonly string[]) =>
    places.set(value, { value, name, label, names: [...new Set([name, ...names])], count: counts.place[value] ?? 0 })
  for (const { city } of content.areas) {
    const name = translate(city)
    add(
      cityIdOf(market, city),
      name,
      text("search.wholeCity", { city: name }),
      market.languages.map((other) => city[other] ?? ""),
    )
  }
  for (const { id, name, city, alsoCalled = [] } of content.areas) {
    const names = [...market.languages.map((other) => name[other] ?? ""), ...alsoCalled]
    const areaName = translate(name)
    add(id, areaName, areaName === translate(city) ? areaName : `${areaName}, ${translate(city)}`, names)
  }
  return [...places.values()]
    .filter(({ count }) => count !== 0)
    .toSorted((a, b) => a.label.localeCompare(b.label, language))
}

const countsOf = perContent((content): Counts => search(indexOf(homesData(content)), anyHome, 0).counts)

export const searchForm = (edition: Edition): SearchForm => {
  const { content, language, text, path } = edition
  const counts = countsOf(content)
  const ranges = rangeFilters(edition)
  const choiceGroups = choiceFilters(edition, counts)
  return {
    path: path("listings"),
    saved: `${path("favourites")}#${savedSearchesId}`,
    language,
    total: content.listings.length,
    names: queryNames,
    places: placesOf(edition, counts),
    filters: [ranges.price, choiceGroups.rooms, ranges.size, choiceGroups.type, choiceGroups.has],
    moreFilters: [ranges.fee, ranges.floor, choiceGroups.status, ranges.year, choiceGroups.energy, ranges.plot],
    sorts: [
      { value: "", label: text("search.sort.own") },
      ...sorts.map((value) => ({ value, label: text(`search.sort.${value}` as TextKey) })),
    ],
    words: {
      ...(Object.fromEntries(wordKeys.map((key) => [key, text(`search.${key}` as TextKey, placeholders)])) as Record<
        (typeof wordKeys)[number],
        string
      >),
      toSaved: text("savedSearches.heading"),
      foundTotal: text("search.foundMany", { count: edition.number(content.listings.length) }),
    },
  }
}
