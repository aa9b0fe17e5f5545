/** @jest-environment node */
import { answerTo } from "../../domain/estimate-text.ts"
import { readContent } from "../../site/records/read-content.ts"
import { editionsOf } from "../../testing/pages.ts"
import { estimateData } from "./estimate.data.ts"

const estimates = new Map(
  (["se", "fi"] as const).flatMap((market) =>
    editionsOf(readContent(market)).map((edition) => [`${market} ${edition.language}`, estimateData(edition)]),
  ),
)

/** Answer to a flat, chosen by the names that the page has for its area and rooms. */
const answerIn = (edition: string, areaName: string, roomsName: string, size: string) => {
  const estimate = estimates.get(edition)
  if (!estimate) throw new Error(`there is no edition ${edition}`)
  const area = estimate.basis.areas.find(({ name }) => name === areaName)?.id ?? ""
  const rooms = estimate.rooms.find(({ name }) => name === roomsName)?.value ?? ""
  return answerTo({ area, rooms, size }, estimate.basis).answer
}

test.each([
  ["se sv", "Malmö", "2 rum", "57", "1\u00a0950\u00a0000 kr till 2\u00a0350\u00a0000 kr"],
  ["se en", "Södermalm", "3 rooms", "75", "6\u00a0750\u00a0000 kr to 7\u00a0750\u00a0000 kr"],
  ["fi fi", "Kallio", "2 huonetta", "50", "260\u00a0000 € – 295\u00a0000 €"],
  ["fi sv", "Berghäll", "2 rum", "50", "260\u00a0000 € till 295\u00a0000 €"],
  // Fewer flats are alike, so that all of the area count.
  ["se sv", "Malmö", "2 rum", "56", "2\u00a0000\u00a0000 kr till 2\u00a0300\u00a0000 kr"],
  ["se en", "Gothenburg", "4 rooms or more", "100", "6\u00a0300\u00a0000 kr to 7\u00a0400\u00a0000 kr"],
  ["fi en", "Kallio", "1 room", "35", "190\u00a0000 € to 220\u00a0000 €"],
  // Too few flats were sold, so that a published price counts.
  ["se sv", "Nacka", "2 rum", "57", "3\u00a0200\u00a0000 kr till 4\u00a0350\u00a0000 kr"],
  ["fi fi", "Kalasatama", "1 huone", "50,5", "390\u00a0000 € – 535\u00a0000 €"],
  ["fi en", "Kalasatama", "3 rooms", "80", "490\u00a0000 € to 670\u00a0000 €"],
  ["se sv", "Uppsala", "2 rum", "57", null],
  ["se en", "Uppsala", "2 rooms", "57", null],
])("in %s, a flat in %s of %s and %s m² may be worth %s", (edition, area, rooms, size, range) => {
  expect(answerIn(edition, area, rooms, size)?.range).toBe(range)
})

test.each([
  ["se sv", "Malmö", "2 rum", "57", "5 lägenheter i Malmö av ungefär samma storlek"],
  ["se sv", "Malmö", "2 rum", "57", "högst ett rum färre eller fler) såldes 2025–2026."],
  ["se sv", "Malmö", "2 rum", "57", "5 % åt vardera hållet från medianen: 35 070–40 735 kr/m² gånger 57 m²"],
  ["se sv", "Malmö", "2 rum", "56", "vi använder alla 8 som såldes 2025–2026"],
  ["se en", "Malmö", "2 rooms", "57", "5 flats in Malmö of about the same size"],
  ["se en", "Malmö", "2 rooms", "57", "at most one room fewer or more) were sold in 2025–2026."],
  ["se en", "Malmö", "2 rooms", "57", "at least 5 % either side of the median: 35 070–40 735 kr/m² times 57 m²"],
  ["se en", "Malmö", "2 rooms", "56", "we use all 8 that were sold in 2025–2026"],
  ["fi fi", "Kallio", "2 huonetta", "50", "(myyntivuodet 2025–2026; enintään neljänneksen pienempiä"],
  ["fi fi", "Kallio", "2 huonetta", "50", "5 % mediaanin kummallekin puolelle: 5 292–5 880 €/m² kertaa 50 m²"],
  ["fi sv", "Berghäll", "2 rum", "50", "5 % åt vardera hållet från medianen: 5 292–5 880 €/m² gånger 50 m²"],
  ["fi en", "Kallio", "2 rooms", "50", "at least 5 % either side of the median: 5 292–5 880 €/m² times 50 m²"],
  ["se sv", "Nacka", "2 rum", "57", "66 333 kr/m², medelpriset för Storstockholm (Svensk Mäklarstatistik, juni 2024)"],
  ["se sv", "Nacka", "2 rum", "57", "i Nacka har vi sålt för få lägenheter för att jämföra (4)."],
  ["se en", "Nacka", "2 rooms", "57", "the mean price in Greater Stockholm (Svensk Mäklarstatistik, June 2024)"],
  ["se en", "Nacka", "2 rooms", "57", "with 15 % either way: 56 383–76 283 kr/m²."],
  ["fi fi", "Kalasatama", "1 huone", "57", "9 156 €/m², sinun asuntosi kokoisten keskihinta postinumeroalueella 00540"],
  ["fi fi", "Kalasatama", "2 huonetta", "57", "(Tilastokeskus, 2025), ja 15 % kumpaankin suuntaan:"],
  ["fi sv", "Fiskehamnen", "2 rum", "57", "med 15 % åt båda hållen:"],
  ["fi en", "Kalasatama", "3 rooms", "57", "7 250 €/m², the mean price of flats of your size in the postal area 00540"],
  [
    "se sv",
    "Uppsala",
    "2 rum",
    "57",
    "där har vi sålt 3 lägenheter de senaste två åren, och för området finns ingen publicerad siffra.",
  ],
  [
    "se en",
    "Uppsala",
    "2 rooms",
    "57",
    "we have sold 3 flats there in the last two years, and no figure is published for the area.",
  ],
])(
  "in %s, the range of a flat in %s of %s and %s m² says how it was worked out: %s",
  (...[edition, area, rooms, size, how]) => {
    expect(answerIn(edition, area, rooms, size)?.how.replaceAll("\u00a0", " ")).toContain(how)
  },
)

test.each([
  ["se sv", "Boarea i m²", "Skriv boarean som ett tal mellan 10 och 400, till exempel 56,5."],
  ["se en", "Living area in m²", "Enter the living area as a number from 10 to 400, such as 56,5."],
  ["fi fi", "Asuinpinta-ala neliöinä", "Kirjoita pinta-ala lukuna väliltä 10–400, esimerkiksi 56,5."],
  ["fi sv", "Boyta i m²", "Skriv boytan som ett tal mellan 10 och 400, till exempel 56,5."],
  ["fi en", "Living area in m²", "Enter the living area as a number from 10 to 400, such as 56,5."],
])("in %s, the field %s says what to enter: %s", (edition, label, error) => {
  const estimate = estimates.get(edition)
  expect([estimate?.labels.size, estimate?.wrong.size].map((text) => text?.replaceAll("\u00a0", " "))).toEqual([
    label,
    error,
  ])
})

test.each([
  ["se sv", "Malmö", "2 rum", "Min lägenhet: Malmö, 56,5 m², 2 rum."],
  ["se en", "Gothenburg", "1 room", "My flat: Gothenburg, 56,5 m², 1 room."],
  ["fi fi", "Kallio", "Vähintään 4 huonetta", "Asuntoni: Kallio, 56,5 m², vähintään 4 huonetta."],
])("in %s, a flat in %s of %s is described in a request: %s", (edition, area, rooms, message) => {
  expect(answerIn(edition, area, rooms, "56,5")?.message.replaceAll("\u00a0", " ")).toBe(message)
})
