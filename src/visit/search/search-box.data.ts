import type { Area } from "../../content/schema.ts"
import { minorOf } from "../../domain/money.ts"
import { anyHome, type Criteria, choices, queryOf } from "../../domain/search/criteria.ts"
import { search } from "../../domain/search/search.ts"
import { indexOf } from "../../domain/search/search-index.ts"
import type { Edition } from "../../site/edition.ts"
import type { PageLink } from "../../site/page.ts"
import type { WithId } from "../../site/records/content.ts"
import type { TextKey } from "../../site/records/texts.ts"
import type { Market } from "../../spec/markets.ts"
import { cityIdOf, homesData } from "./homes-data.data.ts"

type Option = { readonly value: string; readonly name: string }

/** One question of the search box; no choice means no restriction. */
type Question = {
  /** Name of the criterion in the query of the listings. */
  readonly name: "place" | "rooms" | "price"
  readonly label: string
  readonly any: string
  readonly groups: readonly { readonly name: string; readonly options: readonly Option[] }[]
  readonly options: readonly Option[]
}

export type SearchBoxData = {
  readonly label: string
  /** Path of the listings, which read the choices from the query. */
  readonly action: string
  readonly questions: readonly Question[]
  readonly submit: string
  readonly shortcuts: { readonly label: string; readonly links: readonly PageLink[] }
}

/** Maximum prices to choose from, in whole kronor or euros. */
const maximumPrices: Readonly<Record<Market["currency"], readonly number[]>> = {
  SEK: [2_000_000, 3_000_000, 4_000_000, 5_000_000, 6_000_000, 8_000_000, 10_000_000],
  EUR: [150_000, 200_000, 250_000, 300_000, 400_000, 500_000, 700_000],
  NOK: [],
}

/** Frequent searches, by the key of their text. */
const shortcuts = {
  viewing: { has: ["viewing"] },
  newBuild: { has: ["newBuild"] },
  balcony: { has: ["balcony"] },
  sauna: { has: ["sauna"] },
  rowHouse: { type: ["rowHouse", "semiDetached"] },
  house: { type: ["house"] },
} as const satisfies Record<string, Partial<Criteria>>

/** Shortcuts with results; the one for viewings stays, because its results depend on the time of the visit. */
const usefulShortcuts = ({ content, text, path }: Edition): PageLink[] => {
  const index = indexOf(homesData(content))
  return Object.entries(shortcuts)
    .map(([name, restriction]) => ({ name, criteria: { ...anyHome, ...restriction } }))
    .filter(({ name, criteria }) => name === "viewing" || search(index, criteria, 0).homes.length > 0)
    .map(({ name, criteria }) => ({
      name: text(`home.shortcut.${name}` as TextKey),
      path: `${path("listings")}?${queryOf(criteria)}`,
    }))
}

const byCity = ({ content }: Edition): Map<string, WithId<Area>[]> =>
  Map.groupBy(content.areas, (area) => cityIdOf(content.market, area.city))

const placesOf = (edition: Edition): Pick<Question, "groups" | "options"> => {
  const { language, text, translate } = edition
  const inOrder = (options: Option[]) => options.toSorted((a, b) => a.name.localeCompare(b.name, language))
  const cities = [...byCity(edition)].map(([id, areas]) => ({ id, areas, name: translate((areas[0] as Area).city) }))
  return {
    groups: cities
      .filter(({ areas }) => areas.length > 1)
      .map(({ id, areas, name }) => ({
        name,
        options: [
          { value: id, name: text("home.wholeCity", { city: name }) },
          ...inOrder(areas.map((area) => ({ value: area.id, name: translate(area.name) }))),
        ],
      })),
    // Areas whose city has no other area on the site.
    options: inOrder(
      cities
        .filter(({ areas }) => areas.length === 1)
        .flatMap(({ areas, name }) => areas.map((area) => ({ area, city: name, name: translate(area.name) })))
        .map(({ area, city, name }) => ({ value: area.id, name: name === city ? name : `${name}, ${city}` })),
    ),
  }
}

export const searchBox = (edition: Edition): SearchBoxData => {
  const { market, text, path } = edition
  const questions: readonly Question[] = [
    { name: "place", label: text("home.place"), any: text("home.anyPlace"), ...placesOf(edition) },
    {
      name: "rooms",
      label: text("home.rooms"),
      any: text("home.anyRooms"),
      groups: [],
      options: choices.rooms.map((least, place) => ({
        value: place === 0 ? least : choices.rooms.slice(place).join(","),
        name: place === 0 ? text("unit.rooms", { count: 1 }) : text("home.roomsOrMore", { least }),
      })),
    },
    {
      name: "price",
      label: text("home.price"),
      any: text("home.anyPrice"),
      groups: [],
      options: maximumPrices[market.currency].map((most) => ({
        value: `..${most}`,
        name: edition.money(minorOf(most)),
      })),
    },
  ]
  return {
    label: text("home.search"),
    action: path("listings"),
    // An agency may have no areas yet.
    questions: questions.filter(({ groups, options }) => groups.length + options.length > 0),
    submit: text("home.show"),
    shortcuts: { label: text("home.shortcuts"), links: usefulShortcuts(edition) },
  }
}
