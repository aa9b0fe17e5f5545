/** @jest-environment node */
import { choices, musts } from "../../domain/search/criteria.ts"
import { buildingsOf, type HomesData, idsOf, quarter } from "../../domain/search/homes.ts"
import { readContent } from "../../site/records/read-content.ts"
import { markets } from "../../spec/markets.ts"
import { cityIdOf, homesData } from "./homes-data.data.ts"

const content = { se: readContent("se"), fi: readContent("fi") }

const day = 24 * 60 * 60 * 1000
const dayOf = (days: number) => new Date(days * day).toISOString().slice(0, 10)

/** What a browser reads about one home in the columns. */
const homeIn = (data: HomesData, id: string) => {
  const home = idsOf(data).indexOf(id)
  const { newest, since } = data
  const at = (column: readonly (number | null)[]) => column[home] ?? null
  const number = (column: readonly number[]) => column[home] ?? Number.NaN
  const published = newest.day - number(data.published)
  return {
    area: data.areas[number(data.area)]?.id,
    building: buildingsOf(data)[home],
    type: choices.type[number(data.type)],
    status: choices.status[number(data.status)],
    energy: choices.energy[at(data.energy) ?? Number.NaN] ?? null,
    price: at(data.price),
    fee: at(data.fee),
    size: number(data.size) / 10,
    rooms: at(data.rooms),
    floor: at(data.floor),
    plot: at(data.plot),
    year: newest.year - number(data.year),
    has: musts.filter((_, bit) => number(data.has) & (1 << bit)),
    published: dayOf(published),
    changed: dayOf(published + number(data.changed)),
    viewings: (data.viewings.split(",")[home] ?? "")
      .split(" ")
      .filter((start) => start !== "")
      .map((start) => new Date((Number(start) + since) * quarter).toISOString()),
  }
}

test.each(["se", "fi"] as const)(
  "each home of %s keeps its own values when the homes are read in another order",
  (name) => {
    const { listings, areas } = content[name]
    const reversed = { ...content[name], listings: listings.toReversed(), areas: areas.toReversed() }
    expect(homesData(reversed)).toEqual(homesData(content[name]))
  },
)

test("the columns say of a Swedish flat what its record says", () => {
  expect(homeIn(homesData(content.se), "kvistgatan-12")).toEqual({
    area: "sodermalm",
    building: "Brf Sältingen 4",
    type: "apartment",
    status: "forSale",
    energy: "D",
    price: 4_950_000,
    // 3 456,50 kr
    fee: 3_457,
    // 56,78 m²
    size: 56.7,
    rooms: 2,
    floor: 3,
    plot: null,
    year: 1908,
    has: ["lift", "balcony", "ownPlot"],
    published: "2026-10-03",
    changed: "2026-10-03",
    viewings: ["2026-11-24T17:15:00.000Z", "2026-12-02T16:30:00.000Z"],
  })
})

test("a house that its owner owns has a plot, and neither a fee, a floor nor a building", () => {
  expect(homeIn(homesData(content.se), "bjorkvagen-7")).toMatchObject({
    type: "house",
    building: "",
    fee: 0,
    floor: null,
    plot: 812,
    has: ["balcony", "sauna", "ownPlot"],
    published: "2026-11-06",
    changed: "2026-11-13",
  })
})

test("a new home without a price, an energy class and a viewing has none of them, rather than 0", () => {
  expect(homeIn(homesData(content.se), "prislosgatan-6")).toMatchObject({
    status: "upcoming",
    price: null,
    energy: null,
    has: ["lift", "balcony", "ownPlot", "newBuild"],
    viewings: [],
  })
})

test("a Finnish flat has its debt-free price, and both of its charges in one", () => {
  expect(homeIn(homesData(content.fi), "hitaskatu-9-c-41")).toMatchObject({
    building: "Asunto Oy Helsingin Trossikela",
    price: 352_000,
    // 436,60 € + 122,10 €
    fee: 559,
    has: ["lift", "balcony", "sauna", "hitas"],
    viewings: ["2026-11-23T15:00:00.000Z"],
  })
})

test("a flat in a building with a page has the company, the plot and the energy class of the building", () => {
  expect(homeIn(homesData(content.fi), "kaarnakatu-4-b-12")).toMatchObject({
    building: "Asunto Oy Lauttasaaren Kaarna",
    energy: "E",
    has: ["lift", "balcony", "ownPlot"],
  })
})

test("former ids are those of the one home in each market that has had another", () => {
  expect(homesData(content.se).formerIds).toEqual({ "kvistgatan-12": ["kvistgatan-12-1303"] })
  expect(homesData(content.fi).formerIds).toEqual({ "oksakatu-3-a-5": ["oksakatu-3-a"] })
})

test("an area has its names in every language, the postcodes of its homes and the areas within 8 km, nearest first", () => {
  const { areas } = homesData(content.se)
  const areaOf = (id: string) => {
    const area = areas.find((one) => one.id === id)
    return { ...area, near: area?.near.map((index) => areas[index]?.id) }
  }
  expect(areaOf("sodermalm")).toEqual({
    id: "sodermalm",
    city: "stockholm",
    names: ["Södermalm", "Stockholm", "Söder", "Sthlm"],
    codes: "11628 11632 11645 11820 11823 11846 11851 11862",
    near: ["kungsholmen", "vasastaden", "nacka", "solna"],
  })
  // Nacka is 10.8 km away.
  expect(areaOf("solna").near).toEqual(["vasastaden", "kungsholmen", "sodermalm"])
  expect(areaOf("goteborg")).toMatchObject({ names: ["Göteborg", "Gothenburg", "Gbg"], near: [] })
})

test("a city has one id in all languages: that of its name in the market's first", () => {
  const helsinki = { en: "Helsinki", sv: "Helsingfors", fi: "Helsinki" }
  expect(cityIdOf(markets.fi, helsinki)).toBe("helsinki")
  expect(cityIdOf(markets.se, { en: "Upper Vasby", sv: "Upplands Väsby" })).toBe("upplands-vasby")
})

test("a market without homes has empty columns, and areas without postcodes", () => {
  const data = homesData({ ...content.se, listings: [] })
  expect(idsOf(data)).toEqual([])
  expect(data).toMatchObject({ price: [], building: [], buildings: [], viewings: "", newest: { year: 0, day: 0 } })
  expect(data.areas.map(({ codes }) => codes)).toEqual(["", "", "", "", "", "", "", ""])
})
