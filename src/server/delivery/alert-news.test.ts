/** @jest-environment node */
import type { OfferedHomes } from "../services/offered-homes.ts"
import type { News, OfferChange } from "../store/alert-rules.ts"
import type { SearchAlertStore } from "../store/search-alerts.ts"
import { newsTeller } from "./alert-news.ts"

const none: News = { added: [], addedCount: 0, changed: [], changedCount: 0 }
const gone: News = { ...none, home: { status: "gone", added: [], cancelled: [] } }

/** Tells news of a search and of a home, and returns what was looked up and recorded. */
const told = async (changes: readonly OfferChange[], newsOf: (query: string) => News) => {
  const calls: string[] = []
  const knownUntil = "2026-11-21T10:00:00.000Z"
  const due = ["rooms=2", "home=a-1"].map((query, index) => ({ id: String(index), query, knownUntil }))
  const store = {
    hasOffers: async () => true,
    recordOffers: async () => {},
    due: async (_market, _day, after) => (after === undefined ? due : []),
    changesBetween: async () => changes,
    tell: async ({ query }) => calls.push(`tell ${query}`) > 0,
    knowAll: async ({ query }) => void calls.push(`know ${query}`),
  } satisfies Partial<SearchAlertStore>
  const homes: OfferedHomes = {
    version: async () => "1",
    page: async () => [],
    news: async (query) => {
      calls.push(`look ${query}`)
      return newsOf(query)
    },
  }
  await newsTeller(store as unknown as SearchAlertStore, () => homes)((market) => market === "se")
  return calls
}

test("without a change, no search is run, and only the followers of a removed home get a message", async () => {
  expect(await told([], () => none)).toEqual(["look home=a-1"])
  expect(await told([], () => gone)).toEqual(["look home=a-1", "tell home=a-1"])
})

test("after a change, whatever tells nothing knows all", async () => {
  const change = { id: "a", before: null }
  expect(await told([change], (query) => (query === "home=a-1" ? gone : none))).toEqual([
    "look rooms=2",
    "know rooms=2",
    "look home=a-1",
    "tell home=a-1",
  ])
})
