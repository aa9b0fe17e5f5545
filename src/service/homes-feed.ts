import { Feed } from "feed"
import type { FeedWords, HomeFile } from "../build/home-files.ts"
import { feedWordsOf, homeFileOf, searchDataPath } from "../domain/paths.ts"
import { criteriaFrom, queryOf } from "../domain/search/criteria.ts"
import { feedPathOf } from "../domain/search/feed.ts"
import type { HomesData } from "../domain/search/homes.ts"
import { indexOf, search } from "../domain/search/search.ts"
import type { Market } from "../spec/markets.ts"
import { type PublishedFiles, refusal, type Service } from "./service.ts"

/** Homes of one answer; the rest are in the next ones, as RFC 5005 pages feeds. */
const pageSize = 50

const homeSummary = ({ card }: HomeFile): string =>
  [card.status, card.place, ...card.prices.map(({ term, value }) => `${term} ${value}`), card.facts]
    .filter(Boolean)
    .join(" · ")

/** Homes that a search finds, the last changed first. */
const changedFirst = (data: HomesData, homes: readonly number[]): number[] => {
  const changed = (home: number) => (data.changed[home] ?? 0) - (data.published[home] ?? 0)
  return homes.toSorted((a, b) => changed(b) - changed(a) || a - b)
}

/** The number of a page of the feed: 1 where the query names none. */
const pageIn = (query: URLSearchParams): number => {
  const page = query.get("page") ?? "1"
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 0
}

/**
 * Answers with the homes of a search as Atom (RFC 4287), in the language that the query names; the rest of the query is
 * that of the listings' address.
 */
export const homesFeed =
  (market: Market, published: PublishedFiles): Service =>
  async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return refusal(405, "A feed can only be read: use GET.", { allow: "GET, HEAD" })
    const query = new URL(request.url).searchParams
    const language = market.languages.find((one) => one === query.get("language"))
    if (!language) return refusal(400, `language must be one of ${market.languages.join(", ")}: add it to the address.`)
    const page = pageIn(query)
    if (page === 0) return refusal(400, "page must be a whole number from 1: mend it in the address.")

    const data = (await published(searchDataPath)) as HomesData | undefined
    const words = (await published(feedWordsOf(language))) as FeedWords | undefined
    if (!data || !words) return refusal(404, "This site has no homes to search.")

    const criteria = criteriaFrom(query)
    const asked = queryOf(criteria)
    const addressOf = (number: number) =>
      market.origin + feedPathOf(language, asked) + (number > 1 ? `&page=${number}` : "")
    const index = indexOf(data)
    const found = changedFirst(data, search(index, criteria, Date.now()).homes)
    const from = (page - 1) * pageSize
    const homes = await Promise.all(
      found
        .slice(from, from + pageSize)
        .map((home) => published(homeFileOf(language, index.ids[home] ?? "")) as Promise<HomeFile | undefined>),
    )
    const link = market.origin + words.listings + (asked && `?${asked}`)
    const atom = new Feed({
      id: addressOf(1),
      title: words.title,
      description: words.description,
      link,
      language,
      copyright: market.agency.legalName,
      updated: new Date(Math.max(0, ...homes.map((home) => Date.parse(home?.updated ?? "")).filter(Number.isFinite))),
      feedLinks: { atom: addressOf(page) },
      author: { name: market.agency.name, email: market.agency.email },
    })
    for (const home of homes)
      if (home)
        atom.addItem({
          id: market.origin + home.card.path,
          link: market.origin + home.card.path,
          title: escaped(home.card.headline),
          description: escaped(homeSummary(home)),
          published: new Date(home.published),
          date: new Date(home.updated),
        })
    const pages = [
      ...(page > 1 ? [`<link rel="previous" href="${escaped(addressOf(page - 1))}"/>`] : []),
      ...(from + pageSize < found.length ? [`<link rel="next" href="${escaped(addressOf(page + 1))}"/>`] : []),
    ]
    // The library knows neither the language of a feed nor its pages.
    const xml = atom
      .atom1()
      .replace('<feed xmlns="http://www.w3.org/2005/Atom">', () =>
        [`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`, ...pages].join("\n    "),
      )
    return new Response(request.method === "HEAD" ? null : xml, {
      headers: { "content-type": "application/atom+xml; charset=utf-8", "cache-control": "public, max-age=900" },
    })
  }

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
