/** @jest-environment node */

import type { FeedWords } from "../../base/HomeCard/home-file.data.ts"
import { criteriaIn, queryOf } from "../../domain/search/criteria.ts"
import type { Language } from "../../spec/languages.ts"
import type { MarketName } from "../../spec/markets.ts"
import { feedWords, homeFileWith } from "../../testing/published.ts"
import { searchAlertWith } from "../../testing/search-alerts.ts"
import { confirmationMessage, newsMessage } from "./alert-messages.ts"

const words: FeedWords = {
  title: "Homes",
  description: "New homes",
  listings: "/bostader/",
  names: {
    places: [{ value: "sodermalm", label: "Södermalm, Stockholm" }],
    filters: [],
    moreFilters: [],
    words: {
      drawn: "drawn area",
      between: "{name} {least}–{most}",
      from: "{name} {least}–",
      upTo: "{name} –{most}",
      textFilter: "”{text}”",
    },
  },
  follow: feedWords.follow,
  followHome: feedWords.followHome,
}

const alertOn = (market: MarketName, language: Language, query: string) => searchAlertWith({ market, language, query })

const hostile = "Win at evil.example\r\nBcc: evil@example.com"
const editions = [
  ["se", "sv", "egna sökord"],
  ["se", "en", "your own words"],
  ["fi", "fi", "omat hakusanasi"],
  ["fi", "sv", "egna sökord"],
  ["no", "nb", "egne søkeord"],
] as const

describe.each(editions)("the message that asks to confirm an alert on %s in %s", (market, language, ownWords) => {
  const names = ["q", "place", "within", "price", "size", "year", "rooms", "type", "status", "energy", "has", "sort"]

  test.each([...names, "evil"])("has nothing of a stranger's words as %s", (name) => {
    for (const value of [hostile, "win-at-evil-example", "evil..evil", "1,evil,2,3,4,5"])
      for (const query of [
        `${name}=${encodeURIComponent(value)}`,
        queryOf(criteriaIn(`place=sodermalm&${name}=${encodeURIComponent(value)}`)),
      ]) {
        const { subject, text, html } = confirmationMessage(alertOn(market, language, query), words)
        expect([subject, text, html].join(" ")).not.toMatch(/evil/i)
      }
  })

  test("says that the search has words, beside what else it is about", () => {
    const query = queryOf(criteriaIn(`q=${encodeURIComponent(hostile)}&place=sodermalm,evil`))
    const { text, html } = confirmationMessage(alertOn(market, language, query), words)
    expect(text).toContain(`\nSödermalm, Stockholm · ${ownWords}\n`)
    expect(html).toContain(`Södermalm, Stockholm · ${ownWords}<`)
  })

  test("links to the page that ends all messages", () => {
    const { text } = confirmationMessage(alertOn(market, language, ""), words)
    expect(text).toMatch(/\/api\/contact-requests\?end-messages=7d4cbb55-9d0a-4f39-8f0b-6d6f0a3c9d11$/m)
  })
})

const home = async () => ({ version: "", modified: 0, text: async () => JSON.stringify(homeFileWith()) })

test.each([
  ["se", "sv", "Fler nyheter i sökningen: 1. Se alla bostäder i den:"],
  ["fi", "fi", "Lisää uutta haussa: 1. Katso kaikki haun asunnot:"],
  ["se", "en", "Your search has 1 more. See all of its homes:"],
] as const)("the message on %s in %s can count one home beyond its list", async (market, language, more) => {
  const alert = {
    ...alertOn(market, language, ""),
    news: { added: ["home"], addedCount: 2, changed: [], changedCount: 0 },
  }
  const message = await newsMessage(alert, words, home)
  expect(message?.text).toContain(more)
})

test("prices have no minor units, as on pages", async () => {
  const changed = [{ id: "home", from: 4_500_000.4, to: 4_399_999.6 }]
  const news = { added: [], addedCount: 0, changed, changedCount: 1 }
  const message = await newsMessage({ ...alertOn("se", "sv", ""), news }, words, home)
  expect(message?.text).toMatch(/: 4\s400\s000 kr, förut 4\s500\s000 kr$/m)
})
