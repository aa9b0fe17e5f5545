import type { Mutant } from "../mutant.ts"
import { inModule } from "./changes.ts"

const inFeed = inModule(() => import("../../../src/server/services/homes-feed.ts"))
const inPublishedFiles = inModule(() => import("../../../src/server/services/published-files.ts"))
const inConditional = inModule(() => import("../../../src/server/services/conditional.ts"))

export const homesFeeds: readonly Mutant[] = [
  inFeed(
    "FEED-1",
    "A feed leaves out the homes that are sold",
    (feed) => feed.homesFeed,
    (homesFeed) => (market, published, waitOf) =>
      homesFeed(
        market,
        async (path) => {
          const file = await published(path)
          const home: unknown = JSON.parse((await file?.text()) ?? "null")
          const { card } = Object(home) as { readonly card?: { readonly status: string | null } }
          return card?.status ? undefined : file
        },
        waitOf,
      ),
    { scenarios: "A feed in Swedish" },
  ),
  inModule(() => import("../../../src/server/services/search-index-file.ts"))(
    "FEED-1",
    "A feed begins with the home whose last change is the earliest",
    (searching) => searching.searchIndexIn,
    (searchIndexIn) => (published) => {
      const indexNow = searchIndexIn(published)
      return async () => {
        const found = await indexNow()
        if (!found) return undefined
        const { data } = found.index
        const changed = data.changed.map((days, home) => 2 * (data.published[home] ?? 0) - days)
        return { ...found, index: { ...found.index, data: { ...data, changed } } }
      }
    },
    { scenarios: "A feed in English" },
  ),
  inFeed(
    "FEED-2",
    "A feed has the price of the shares instead of the debt-free price",
    (feed) => feed.homesFeed,
    (homesFeed) => (market, published, waitOf) =>
      homesFeed(
        market,
        async (path) => {
          const file = await published(path)
          if (!file || !path.startsWith("/homes/")) return file
          const text = async () => {
            const home: { readonly card: { readonly prices: readonly unknown[] } } = JSON.parse(await file.text())
            return JSON.stringify({ ...home, card: { ...home.card, prices: home.card.prices.slice(1) } })
          }
          return { ...file, text }
        },
        waitOf,
      ),
    { site: "fi" },
  ),
  inPublishedFiles(
    "FEED-2",
    "A feed does not update the date of a home that has changed",
    (files) => files.publishedFilesIn,
    (publishedFilesIn) => (folder) => {
      const published = publishedFilesIn(folder)
      return async (path) => {
        const file = await published(path)
        if (!file || !path.startsWith("/homes/")) return file
        const text = async () => {
          const home: { readonly published: string } = JSON.parse(await file.text())
          return JSON.stringify({ ...home, updated: home.published })
        }
        return { ...file, text }
      }
    },
    { site: "fi" },
  ),
  inFeed(
    "FEED-3",
    "The sentence names one of two languages",
    (feed) => feed.homesFeed,
    (homesFeed) => (market, published, waitOf) =>
      homesFeed({ ...market, languages: market.languages.slice(0, 1) }, published, waitOf),
  ),
  inModule(() => import("../../../src/server/services/service.ts"))(
    "FEED-3",
    "The refusal of a feed does not say why",
    (service) => service.refusal,
    (refusal) => (status, _sentence, headers) => refusal(status, "This feed does not exist.", headers),
  ),
  inFeed(
    "FEED-4",
    "All feeds of a site have the same title",
    (feed) => feed.homesFeed,
    (homesFeed) => (market, published, waitOf) => {
      const serve = homesFeed(market, published, waitOf)
      return async (request, client) => {
        const answer = await serve(request, client)
        if (!answer.ok) return answer
        const xml = (await answer.text()).replace(/<title>[^<]*: [^<]*/, "<title>Kvistbo")
        return new Response(xml, { headers: answer.headers })
      }
    },
  ),
  inPublishedFiles(
    "FEED-4",
    "The title of an English feed is in Swedish",
    (files) => files.publishedFilesIn,
    (publishedFilesIn) => (folder) => {
      const published = publishedFilesIn(folder)
      return (path) => published(path.replace("/search/feed.en.json", "/search/feed.sv.json"))
    },
  ),
  inConditional(
    "FEED-5",
    "A feed reader is sent again what it has",
    (conditional) => conditional.isNoneMatchFulfilled,
    () => () => false,
  ),
  inConditional(
    "FEED-5",
    "A feed reader that has any feed is sent no other",
    (conditional) => conditional.isNoneMatchFulfilled,
    () => (header) => header !== undefined,
    { scenarios: "has another feed" },
  ),
]
