import type { FeedWords, HomeFile } from "../base/HomeCard/home-file.data.ts"
import { alertStates, type FollowWords, followTexts } from "../domain/search/alert-words.ts"
import type { HomesData } from "../domain/search/homes.ts"

const followWordsWith = (prefix: string): FollowWords => ({
  texts: Object.fromEntries(followTexts.map((name) => [name, `${prefix}text ${name}`])) as FollowWords["texts"],
  states: Object.fromEntries(
    alertStates.map((state) => [state, { heading: `${prefix}heading ${state}`, text: `${prefix}text ${state}` }]),
  ) as FollowWords["states"],
})

/** Texts of feeds and alerts, which name themselves. */
export const feedWords: FeedWords = {
  title: "Bostäder",
  description: "Nya",
  listings: "/bostader/",
  names: {
    places: [{ value: "solna", label: "Solna" }],
    filters: [],
    moreFilters: [],
    words: { between: "", from: "", upTo: "", textFilter: "”{text}”", drawn: "Ritat område" },
  },
  follow: followWordsWith(""),
  followHome: followWordsWith("home "),
}

/** A home's file, as the site publishes it. */
export const homeFileWith = (
  card: Partial<HomeFile["card"]> = {},
  fields: Partial<Omit<HomeFile, "card">> = {},
): HomeFile => ({
  card: {
    id: "a-1",
    path: "/objekt/a-1/",
    headline: "Etta i Solna",
    place: "A 1, Solna",
    prices: [{ term: "Utgångspris", value: "1 kr" }],
    facts: "2 rum",
    status: null,
    priceChange: null,
    newLabel: null,
    picture: { base: "", alt: "", color: "" },
    favourite: { id: "a-1", label: "Spara A 1", removeLabel: "Sparad, ta bort A 1", street: "A 1", price: 1 },
    ...card,
  },
  published: "2026-10-01",
  updated: "2026-10-02",
  comparison: [],
  viewings: [],
  ...fields,
})

/** Search data of some homes, all alike. */
export const homesDataOf = (ids: readonly string[], fields: Partial<HomesData> = {}): HomesData => ({
  ids: ids.join("\n"),
  areas: [{ id: "solna", city: "solna", names: ["Solna"], codes: "", near: [] }],
  buildings: [],
  area: ids.map(() => 0),
  building: ids.map(() => null),
  type: ids.map(() => 0),
  status: ids.map(() => 0),
  energy: ids.map(() => null),
  price: ids.map(() => 1),
  fee: ids.map(() => 0),
  size: ids.map(() => 10),
  rooms: ids.map(() => 1),
  floor: ids.map(() => null),
  plot: ids.map(() => null),
  year: ids.map(() => 2000),
  has: ids.map(() => 0),
  published: ids.map(() => 100),
  changed: ids.map(() => 0),
  viewings: ids.map(() => "").join(","),
  since: 0,
  // 2 October 2026
  newest: { year: 2026, day: 20_728 },
  ...fields,
})
