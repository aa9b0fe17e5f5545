/** @jest-environment node */
import { plainSpaces, sampleOf } from "../../testing/sample-homes.ts"
import { latestChangeOf, priceHistoryOf } from "./price-history.data.ts"

const samples = { se: sampleOf("se"), fi: sampleOf("fi") }

const rows = (history: ReturnType<typeof priceHistoryOf>) =>
  history?.prices.map(({ isoDate, date, price, change }) => [isoDate, date, plainSpaces(price), plainSpaces(change)])

const raised = {
  ...samples.se.home("kvistgatan-12"),
  priceHistory: [{ date: "2026-10-03", price: 4_800_000_00 }],
  priceSince: "2026-11-09",
}

/** A Swedish home that was sold after its price had been reduced. */
const soldInSweden = {
  ...samples.se.home("saldstigen-4"),
  priceHistory: [
    { date: "2026-08-24", price: 5_290_000_00 },
    { date: "2026-09-10", price: 4_890_000_00 },
  ],
}

/** A Finnish home that was sold after its price had been reduced. */
const soldInFinland = {
  ...samples.fi.home("alennuskatu-15-b-19"),
  status: "sold" as const,
  soldOn: "2026-11-20",
}

test("every price of a home for sale, the newest first, with its difference from the one before", () => {
  const history = priceHistoryOf(samples.se.edition("en"), samples.se.home("prisfallsvagen-14"))
  expect(history?.columns).toEqual(["From", "Asking price", "Change"])
  expect(rows(history)).toEqual([
    ["2026-11-03", "3 November 2026", "5 950 000 kr", "−150 000 kr (−2,5 %)"],
    ["2026-09-28", "28 September 2026", "6 100 000 kr", "−150 000 kr (−2,4 %)"],
    ["2026-08-24", "24 August 2026", "6 250 000 kr", "First price"],
  ])
})

test("half a tenth of a per cent is rounded away from zero", () => {
  const history = priceHistoryOf(samples.se.edition("sv"), samples.se.home("avrundningsgatan-11"))
  expect(rows(history)?.[0]?.[3]).toBe("−450 000 kr (−6,3 %)")
})

test("a price that rose has a plus sign before the amount and the share", () => {
  expect(rows(priceHistoryOf(samples.se.edition("sv"), raised))?.[0]).toEqual([
    "2026-11-09",
    "9 november 2026",
    "4 950 000 kr",
    "+150 000 kr (+3,1 %)",
  ])
})

test("the final price of a sold Swedish home is public, below a heading that fits both it and what was asked", () => {
  const history = priceHistoryOf(samples.se.edition("sv"), samples.se.home("saldstigen-4"))
  expect(history?.columns).toEqual(["Från och med", "Pris", "Ändring"])
  expect(rows(history)).toEqual([
    ["2026-10-14", "14 oktober 2026", "5 040 000 kr, slutpris", "+150 000 kr (+3,1 %)"],
    ["2026-09-10", "10 september 2026", "4 890 000 kr", "Första priset"],
  ])
})

test("the prices of a Finnish home are debt-free, and once it is sold the last one is not called final", () => {
  const fi = samples.fi.edition("fi")
  const expected = [
    ["2026-11-08", "8. marraskuuta 2026", "699 000 €", "−25 000 € (−3,5 %)"],
    ["2026-10-01", "1. lokakuuta 2026", "724 000 €", "Ensimmäinen hinta"],
  ]
  expect(priceHistoryOf(fi, soldInFinland)?.columns).toEqual(["Alkaen", "Velaton hinta", "Muutos"])
  expect(rows(priceHistoryOf(fi, samples.fi.home("alennuskatu-15-b-19")))).toEqual(expected)
  expect(rows(priceHistoryOf(fi, soldInFinland))).toEqual(expected)
})

test("a home whose price has never changed has no history, not even once it is sold in Finland", () => {
  expect(priceHistoryOf(samples.se.edition("sv"), samples.se.home("kvistgatan-12"))).toBeNull()
  expect(priceHistoryOf(samples.fi.edition("fi"), samples.fi.home("oksakatu-3-b-17"))).toBeNull()
})

describe("one sentence says that a home", () => {
  test.each([
    [
      "is cheaper than before",
      "se",
      samples.se.home("prisfallsvagen-14"),
      "The price was reduced on 3 November 2026 from 6 100 000 kr: −150 000 kr (−2,5 %).",
    ],
    ["is dearer", "se", raised, "The price was raised on 9 November 2026 from 4 800 000 kr: +150 000 kr (+3,1 %)."],
    [
      "is reserved",
      "se",
      samples.se.home("bokadgatan-2"),
      "A buyer has reserved this home, but the sale is not final.",
    ],
    ["is coming soon", "se", samples.se.home("kommandegatan-10"), "This home is about to come on the market."],
    [
      "was sold in Sweden, and for how much",
      "se",
      samples.se.home("saldstigen-4"),
      "Sold on 14 October 2026 for 5 040 000 kr. The last asking price was 4 890 000 kr.",
    ],
    [
      "was sold in Sweden, and what was asked last",
      "se",
      soldInSweden,
      "Sold on 14 October 2026 for 5 040 000 kr. The last asking price was 4 890 000 kr.",
    ],
    [
      "was sold in Finland, but not for how much",
      "fi",
      soldInFinland,
      "Sold on 20 November 2026. The sale price is not published: this is the last price that was asked.",
    ],
  ] as const)("%s", (_, market, home, sentence) => {
    expect(plainSpaces(latestChangeOf(samples[market].edition("en"), home) ?? "")).toContain(sentence)
  })

  test("nothing, while nothing has changed", () => {
    expect(latestChangeOf(samples.se.edition("sv"), samples.se.home("kvistgatan-12"))).toBeNull()
  })
})
