/** @jest-environment node */
import { criteriaFrom, queryOf } from "../../domain/search/criteria.ts"
import { search } from "../../domain/search/search.ts"
import { indexOf } from "../../domain/search/search-index.ts"
import { readContent } from "../../site/records/read-content.ts"
import type { MarketName } from "../../spec/markets.ts"
import { editionsOf } from "../../testing/pages.ts"
import { homesData } from "./homes-data.data.ts"
import { vocabularyOf } from "./vocabulary.data.ts"

const indexIn = (market: MarketName) => {
  const content = readContent(market)
  return indexOf({ ...homesData(content), vocabulary: vocabularyOf(editionsOf(content).map(({ text }) => text)) })
}
const indexes = { se: indexIn("se"), fi: indexIn("fi") }

const found = (market: "se" | "fi", query: string) => {
  const { homes, isMisspelled, near } = search(indexes[market], criteriaFrom(new URLSearchParams(query)), 0)
  return { homes: homes.map((home) => indexes[market].ids[home]), isMisspelled, near }
}

test.each([
  ["se", "radhus", 5],
  ["se", "radh", 5],
  ["se", "bastu Solna", 4],
  ["se", "Trea Södermalm", 2],
  ["se", "3 rum Södermalm", 2],
  ["se", "3 rok Södermalm", 2],
  ["se", "2 bedrooms Södermalm", 2],
  ["se", "two-bedroom", 14],
  ["se", "etta", 8],
  ["se", "studio", 8],
  ["se", "såld", 5],
  ["se", "i Solna", 7],
  ["se", "villa i Nacka", 3],
  ["se", "house in Nacka", 4],
  ["se", "Södermalm med balkong", 5],
  ["se", "Södermalms", 8],
  ["se", "Vasastan", 8],
  ["se", "lägenhet Solna", 6],
  ["se", "terraced solna", 1],
  ["se", "Solna under 4 mkr", 3],
  ["se", "hi kungsholmen", 0],
  ["se", "his kungsholmen", 6],
  ["se", "södrmlm", 0],
  ["se", "brx", 0],
  ["se", "118 20", 8],
  ["se", "11820", 8],
  ["fi", "radhus", 2],
  ["fi", "Kallio alle 215000 €", 2],
  ["fi", "Kallio alle 215000 € vähintään 30 m2", 1],
  ["fi", "kaksio Kallio", 1],
  ["fi", "sauna Kalasatama", 3],
  ["fi", "00530", 5],
  ["fi", "3h+k", 9],
  ["fi", "Kallio 3 h", 1],
  ["fi", "3r Berghäll", 1],
  ["fi", "Kalliossa", 5],
  ["fi", "Helsingissä", 33],
  ["fi", "Vuosaaresta kaksio", 1],
  ["fi", "Nordsjös", 3],
  ["fi", "hitas", 2],
  ["fi", "Hitas", 2],
  ["fi", "HITAS", 2],
] as const)("in %s, the text %j finds %d homes as it is", (market, text, count) => {
  const { homes, isMisspelled } = found(market, `q=${encodeURIComponent(text)}`)
  expect([homes.length, isMisspelled]).toEqual([count, false])
})

test.each([
  ["se", "Södermlam", 8],
  ["se", "kungholmen", 8],
  ["se", "Sollna", 7],
  ["se", "Slona", 7],
  ["se", "terrased", 5],
  ["se", "two bedrom", 14],
  ["se", "semi detatched house", 1],
  ["fi", "kalio", 5],
] as const)("in %s, the misspelled text %j finds %d homes", (market, text, count) => {
  const { homes, isMisspelled } = found(market, `q=${encodeURIComponent(text)}`)
  expect([homes.length, isMisspelled]).toEqual([count, true])
})

test.each([
  ["se", "price=..4950000", 22],
  ["se", "price=..4949999", 21],
  ["se", "price=4950000..", 31],
  // The price of one home is not set yet.
  ["se", "price=1000000..", 52],
  ["se", "fee=..3000", 20],
  ["se", "floor=5..", 7],
  ["se", "plot=500..", 4],
  ["se", "year=2020..", 9],
  ["se", "size=50..60", 8],
  ["se", "type=house", 4],
  ["se", "has=lift", 29],
  ["se", "has=balcony", 32],
  ["se", "has=newBuild", 5],
  ["se", "energy=B", 7],
  ["se", "status=sold", 5],
  ["fi", "price=..250000", 12],
  ["fi", "fee=..300", 10],
  ["fi", "has=sauna", 16],
] as const)("in %s, the filter %s leaves %d homes", (market, query, count) => {
  expect(queryOf(criteriaFrom(new URLSearchParams(query)))).toBe(query)
  expect(found(market, query).homes).toHaveLength(count)
})

test.each([
  ["newest", "nykomlingsgatan-1"],
  ["cheapest", "billigastgatan-27"],
  ["dearest", "bokadgatan-2"],
  ["perSquareMetre", "saldgatan-21"],
  ["largest", "pantbrevsvagen-22"],
  ["fee", "betesmarksvagen-33"],
])("the homes of Sweden sorted by %s begin with %s", (sort, first) => {
  expect(found("se", `sort=${sort}`).homes[0]).toBe(first)
})

test.each([
  ["every home misses two wishes", "place=stockholm&type=house&price=..3000000"],
  ["only homes of another kind are close", "place=malmo&rooms=2&type=house"],
])("where %s, %s finds no close match", (_, query) => {
  expect(found("se", query)).toMatchObject({ homes: [], near: [] })
})
