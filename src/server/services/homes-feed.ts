import { createHash } from "node:crypto"
import { Feed } from "feed"
import { LRUCache } from "lru-cache"
import type { FeedWords, HomeFile } from "../../base/HomeCard/home-file.data.ts"
import { feedWordsSchema } from "../../contracts/feed-words.ts"
import { homeFileSchema } from "../../contracts/home-file.ts"
import { escapeHtml, printableText } from "../../domain/html.ts"
import { feedWordsOf, homeFileOf, pathOf } from "../../domain/paths.ts"
import { type Criteria, criteriaFrom, queryOf } from "../../domain/search/criteria.ts"
import { feedPathOf } from "../../domain/search/feed.ts"
import { filterNames } from "../../domain/search/filters.ts"
import { homeIn, positionOf, queryOfHome } from "../../domain/search/followed.ts"
import type { HomesData } from "../../domain/search/homes.ts"
import { search } from "../../domain/search/search.ts"
import type { Market } from "../../spec/markets.ts"
import { isNoneMatchFulfilled } from "./conditional.ts"
import { readPublished } from "./published-json.ts"
import { canSearch, searchIndexIn } from "./search-index-file.ts"
import { type PublishedFiles, refusal, type Service, textsOf } from "./service.ts"

/** Homes on one page of a feed (paged as in RFC 5005). */
const pageSize = 50

const homeSummary = ({ card }: HomeFile): string =>
  [card.hitas, card.status, card.place, ...card.prices.map(({ term, value }) => `${term} ${value}`), card.facts]
    .filter(Boolean)
    .join(" · ")

const dayMs = 24 * 60 * 60 * 1000

/** Sorts homes by their last change, newest first. */
const changedFirst = (data: HomesData, homes: readonly number[]): number[] => {
  const changed = (home: number) => (data.changed[home] ?? 0) - (data.published[home] ?? 0)
  return homes.toSorted((a, b) => changed(b) - changed(a) || a - b)
}

/** Last change of any home (ms since 1970), for hosts that do not say when the homes were published. */
const newestChange = ({ newest, changed, published }: HomesData): number =>
  changed.reduce((latest, days, home) => Math.max(latest, newest.day + days - (published[home] ?? 0)), newest.day) *
  dayMs

type WrittenFeed = { readonly xml: string; readonly tag: string }

/** Cache of at most 4 MB, and of five minutes: "new" and "viewed this week" depend on the time. */
const feedCache = () =>
  new LRUCache<string, WrittenFeed>({
    maxSize: 4 * 2 ** 20,
    sizeCalculation: ({ xml }, key) => 2 * (xml.length + key.length),
    ttl: 5 * 60_000,
    perf: Date,
  })

/** Weak, because it ignores when the feed was updated: a release that changes none of its homes does not change it. */
const tagOf = (xml: string): string => {
  const content = xml.replace(/<updated>.*?<\/updated>/, "")
  return `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`
}

const answerWith = ({ method, headers }: Request, { xml, tag }: WrittenFeed): Response => {
  const cacheHeaders = { "cache-control": "public, max-age=900", etag: tag }
  if (isNoneMatchFulfilled(headers.get("if-none-match") ?? undefined, tag))
    return new Response(null, { status: 304, headers: cacheHeaders })
  return new Response(method === "HEAD" ? "" : xml, {
    headers: { ...cacheHeaders, "content-type": "application/xml; charset=utf-8" },
  })
}

/** Names the filters in the words of the search. */
const titleOf = ({ title, names }: FeedWords, agency: string, criteria: Criteria): string => {
  const filters = filterNames(names, criteria)
  return filters.length === 0 ? title : `${agency}: ${filters.join(" · ")}`
}

/** Page number in the query: 1 by default, 0 if it is invalid. */
const pageIn = (query: URLSearchParams): number => {
  const page = query.get("page") ?? "1"
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 0
}

/**
 * Serves the homes of a search, or one home, as Atom (RFC 4287) and caches the feed. The query names the language; the rest of it is
 * that of the listings' address, or names the home.
 * @param waitOf returns seconds that a client has to wait before a feed is computed for it
 */
export const homesFeed = (
  market: Market,
  published: PublishedFiles,
  waitOf: (client: string) => Promise<number> = async () => 0,
): Service => {
  const indexNow = searchIndexIn(published)
  const texts = textsOf(published)
  const feeds = feedCache()
  return async (request, client) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return refusal(405, "A feed can only be read: use GET.", { allow: "GET, HEAD" })
    const query = new URL(request.url).searchParams
    const language = market.languages.find((one) => one === query.get("language"))
    if (!language) return refusal(400, `language must be one of ${market.languages.join(", ")}: add it to the address.`)
    const page = pageIn(query)
    if (page === 0) return refusal(400, "page must be a whole number from 1: mend it in the address.")

    const searchable = await indexNow()
    const criteria = criteriaFrom(query)
    const home = homeIn(String(query))
    const searchQuery = home === undefined ? queryOf(criteria) : queryOfHome(home)
    const key = [searchable?.version, language, page, searchQuery].join("\n")
    const cachedFeed = feeds.get(key)
    if (cachedFeed) return answerWith(request, cachedFeed)
    const wait = await waitOf(client)
    if (wait > 0)
      return refusal(429, `Too many feeds are asked for: try again in ${wait} seconds.`, {
        "retry-after": String(wait),
      })

    const index = searchable?.index
    const words = await readPublished(texts, feedWordsOf(language), feedWordsSchema)
    if (!searchable || !index || !words) return refusal(404, "This site has no homes to search.")
    if (!canSearch(index, criteria))
      return refusal(404, "This site has no positions of homes, which a drawn area needs.")

    const addressOf = (number: number) =>
      market.origin + feedPathOf(language, searchQuery) + (number > 1 ? `&page=${number}` : "")
    const position = home === undefined ? undefined : positionOf(index, home)
    if (position === -1) return refusal(404, "There is no such home.")
    const matches =
      position === undefined ? changedFirst(index.data, search(index, criteria, Date.now()).homes) : [position]
    const from = (page - 1) * pageSize
    const only = home === undefined ? undefined : await readPublished(texts, homeFileOf(language, home), homeFileSchema)
    const link = market.origin + (only?.card.path ?? words.listings + (searchQuery && `?${searchQuery}`))
    const title = only ? `${market.agency.name}: ${only.card.place}` : titleOf(words, market.agency.name, criteria)
    const atom = new Feed({
      id: addressOf(1),
      title: printableText(title),
      description: words.description,
      link,
      language,
      copyright: market.agency.legalName,
      updated: new Date(Math.max(searchable.modified, newestChange(index.data))),
      feedLinks: { atom: addressOf(page) },
      author: { name: market.agency.name, email: market.agency.email },
    })
    // One after the other: all feeds together open as many files as a process may.
    for (const position of matches.slice(from, from + pageSize)) {
      const id = index.ids[position] ?? ""
      const home = await readPublished(texts, homeFileOf(language, id), homeFileSchema)
      if (!home) continue
      atom.addItem({
        // Feed readers show an entry with another id as new.
        id: market.origin + pathOf(market, language, "property", index.data.formerIds?.[id]?.[0] ?? id),
        link: market.origin + home.card.path,
        title: escapeHtml(home.card.headline),
        description: escapeHtml(homeSummary(home)),
        published: new Date(home.published),
        date: new Date(home.updated),
      })
    }
    const pages = [
      ...(page > 1 ? [`<link rel="previous" href="${escapeHtml(addressOf(page - 1))}"/>`] : []),
      ...(from + pageSize < matches.length ? [`<link rel="next" href="${escapeHtml(addressOf(page + 1))}"/>`] : []),
    ]
    // The library supports neither the language nor the paging of a feed.
    const xml = atom
      .atom1()
      .replace('<feed xmlns="http://www.w3.org/2005/Atom">', () =>
        [`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`, ...pages].join("\n    "),
      )
    const feed = { xml, tag: tagOf(xml) }
    if (searchable.version) feeds.set(key, feed)
    return answerWith(request, feed)
  }
}
