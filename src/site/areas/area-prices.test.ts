/** @jest-environment node */
import { editionOf, libraries } from "../edition.ts"
import { readContent } from "../records/read-content.ts"
import { areaPrices } from "./area-prices.ts"

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
