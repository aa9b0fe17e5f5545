/** @jest-environment node */

import type { Language } from "../../spec/languages.ts"
import type { MarketName } from "../../spec/markets.ts"
import { feedWords, homeFileWith } from "../../testing/published.ts"
import { searchAlertWith } from "../../testing/search-alerts.ts"
import type { PublishedFiles } from "../services/service.ts"
import type { HomeNews, News } from "../store/alert-rules.ts"
import { confirmationMessage } from "./alert-messages.ts"
import { homeMessage } from "./home-message.ts"

const alertOn = (market: MarketName, language: Language, news: News | null) =>
  searchAlertWith({ market, language, query: "home=a-1", street: "A 1", news })

const publishing =
  (card: Parameters<typeof homeFileWith>[0] | null = {}): PublishedFiles =>
  async (path) =>
    card && path.startsWith("/homes/")
      ? { version: "", modified: 0, text: async () => JSON.stringify(homeFileWith(card)) }
      : undefined

const [saturday, sunday] = ["2026-12-05T12:00:00.000Z", "2026-12-06T12:00:00.000Z"] as const
const newsWith = (home: Partial<HomeNews> | undefined, prices: News["changed"] = []): News => ({
  added: [],
  addedCount: 0,
  changed: prices,
  changedCount: prices.length,
  ...(home && { home: { status: null, added: [], cancelled: [], ...home } }),
})
const otherPrice = [{ id: "a-1", from: 2, to: 1 }]

const subjects: readonly (readonly [MarketName, Language, readonly [News, string][]])[] = [
  [
    "se",
    "sv",
    [
      [newsWith(undefined, otherPrice), "A 1: nytt pris"],
      [newsWith({ added: [saturday] }, otherPrice), "A 1: nytt pris, ny visningstid"],
      [newsWith({ added: [saturday, sunday] }), "A 1: nya visningstider"],
      [newsWith({ cancelled: [saturday] }), "A 1: inställd visning"],
      [newsWith({ added: [sunday], cancelled: [saturday] }), "A 1: ändrade visningstider"],
      [newsWith({ status: "reserved" }), "A 1: reserverad"],
      [newsWith({ status: "sold" }), "A 1: såld"],
      [newsWith({ status: "gone" }), "A 1: inte längre till salu"],
    ],
  ],
  ["fi", "fi", [[newsWith({ status: "sold" }), "A 1: myyty"]]],
  ["se", "en", [[newsWith({ cancelled: [saturday] }), "A 1: viewing cancelled"]]],
  ["no", "nb", [[newsWith(undefined, otherPrice), "A 1: ny pris"]]],
]

test.each(subjects)("on %s in %s, the subject names the home and its news", async (market, language, cases) => {
  for (const [news, subject] of cases)
    expect((await homeMessage(alertOn(market, language, news), publishing()))?.subject).toBe(subject)
})

test("viewings are said with their day and time, and a price with the one before", async () => {
  const news = newsWith({ added: [sunday], cancelled: [saturday] }, otherPrice)
  const message = await homeMessage(alertOn("se", "sv", news), publishing())
  const text = message?.text.replaceAll("\u00a0", " ")
  expect(text).toContain("Utgångspris: 1 kr, förut 2 kr")
  expect(text).toContain("Ny tid: söndag 6 december 2026 kl. 13:00")
  expect(text).toContain("Inställd: lördag 5 december 2026 kl. 13:00")
  expect(text).toContain("https://www.kvistbo.example/objekt/a-1/")
  expect(text).toContain("/api/search-alerts?alert=7d4cbb55")
})

test("the last message has a final price where there is one, and no link of the alert", async () => {
  const sold = newsWith({ status: "sold" })
  const prices = [{ term: "Slutpris", value: "3 kr" }]
  const textOf = async (market: MarketName, language: Language, card: Parameters<typeof publishing>[0]) =>
    (await homeMessage(alertOn(market, language, sold), publishing(card)))?.text ?? ""
  const text = await textOf("se", "sv", { prices })
  expect(text).toContain("Bostaden är såld.")
  expect(text).toContain("Slutpris 3 kr")
  expect(text).toContain("Det här är det sista mejlet")
  expect(text).not.toMatch(/alert=|end-messages=/)
  expect(await textOf("fi", "fi", { prices })).not.toContain("3 kr")
  const { price: _, ...favourite } = homeFileWith().card.favourite
  expect(await textOf("se", "sv", { prices, favourite })).not.toContain("3 kr")
})

test("a home that is not published any more is named, and the message leads to the other homes", async () => {
  const gone = newsWith({ status: "gone" })
  const message = await homeMessage(alertOn("se", "en", gone), publishing(null))
  expect(message?.text).toContain("A 1: no longer for sale")
  expect(message?.text).toContain("https://www.kvistbo.example/en/apartments/")
})

test.each([
  ["se", "sv", "Bekräfta att du vill bevaka A 1"],
  ["fi", "fi", "Vahvista, että haluat seurata asuntoa A 1"],
  ["se", "en", "Confirm that you want to follow A 1"],
] as const)("on %s in %s, whoever is asked to confirm reads which home", (market, language, subject) => {
  const message = confirmationMessage(alertOn(market, language, null), feedWords)
  expect(message.subject).toBe(subject)
  expect(message.text).toMatch(/https:\S+\/a-1\/$/m)
})
