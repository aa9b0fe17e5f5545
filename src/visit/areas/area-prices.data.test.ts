/** @jest-environment node */
import { editionOf, libraries } from "../../site/edition.ts"
import { readContent } from "../../site/records/read-content.ts"
import { areaPrices, historyOf } from "./area-prices.data.ts"

test.each([
  ["se", "sv", "Vi visar inga priser för Provet: vi har inte hittat någon öppen uppgift med datum."],
  ["fi", "fi", "Emme näytä hintoja alueelta Provet: emme ole löytäneet avointa lukua, jolla on päiväys."],
] as const)("an area of %s without published prices says so", (market, language, note) => {
  const edition = editionOf(readContent(market), language, libraries())
  const [first] = edition.content.areas
  if (!first) throw new Error("the content has no area")
  const { postalCode, pricesOf, ...area } = first
  expect(areaPrices(edition, { ...area, name: { [language]: "Provet" } })).toMatchObject({
    trend: null,
    bars: null,
    notes: [note],
  })
})

test("figures of earlier years that a neighbourhood has for no year have no chart", () => {
  const content = readContent("fi")
  const [area] = content.areas.filter(({ id }) => id === "kallio")
  if (!area) throw new Error("the content has no area kallio")
  const without = (population: Record<string, number>) => ({
    ...content,
    neighbourhoods: content.neighbourhoods.map((neighbourhood) => ({
      ...neighbourhood,
      history: { population, medianIncome: {} },
    })),
  })
  const chartsOf = (population: Record<string, number>) =>
    historyOf(editionOf(without(population), "fi", libraries()), area).map(({ source }) => source)
  expect(chartsOf({})).toEqual([])
  expect(chartsOf({ 2024: 30_000, 2025: 31_000 })).toEqual([expect.stringContaining("2024–2025")])
})
