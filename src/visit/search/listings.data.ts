import { type HomeCardData, homeCard } from "../../base/HomeCard/cards.data.ts"
import type { Edition } from "../../site/edition.ts"
import type { JsonLd, PageLink, SitePage } from "../../site/page.ts"
import type { Content } from "../../site/records/content.ts"
import { listingsInOrder } from "../../site/records/list-order.ts"
import { type HomesMapData, homesMap } from "../map/homes-map.data.ts"
import { type SearchForm, searchForm } from "./search.data.ts"

/** Homes per page of the list. */
export const pageSize = 24

/** Links to the pages around the current one and to both ends. */
export type ListPages = {
  readonly label: string
  readonly links: readonly (PageLink & { readonly label: string })[]
  readonly current: number
  readonly previous: PageLink | null
  readonly next: PageLink | null
}

export type ListingsPage = {
  readonly heading: string
  readonly lead: string
  readonly order: string
  readonly homes: readonly HomeCardData[]
  readonly pages: ListPages
  /** Only on the first page; the other pages are for reading the list page by page. */
  readonly search: (SearchForm & { readonly map: HomesMapData }) | null
  /** Link from the other pages to the first, which has the search. */
  readonly toSearch: (PageLink & { readonly noScript: string }) | null
}

/** Slug of a page of the list; the first page has the list's own path. */
const slugOf = (number: number): string | undefined => (number === 1 ? undefined : String(number))

/** First, last and nearby pages, because a list of ten thousand homes has four hundred pages. */
const visiblePageNumbers = (current: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === count || Math.abs(number - current) <= 2,
  )

const listPages = ({ text, path }: Edition, current: number, count: number): ListPages => {
  const link = (number: number, name: string): PageLink => ({ name, path: path("listings", slugOf(number)) })
  return {
    label: text("search.pages"),
    links: visiblePageNumbers(current, count).map((number) => ({
      ...link(number, String(number)),
      label: text("search.page", { number }),
    })),
    current,
    previous: current > 1 ? link(current - 1, text("search.previousPage")) : null,
    next: current < count ? link(current + 1, text("search.nextPage")) : null,
  }
}

const listingsPage = (number: number, count: number): SitePage<ListingsPage> => {
  const slug = slugOf(number)
  return {
    kind: "listings",
    template: slug ? "search/listings-page" : "search/listings",
    keepsQuery: number === 1,
    ...(slug && { slug: () => slug }),
    version: (edition) => {
      const { market, text, path } = edition
      const allListings = listingsInOrder(edition.content)
      const first = (number - 1) * pageSize
      const listings = allListings.slice(first, first + pageSize)
      const pages = listPages(edition, number, count)
      const title = text("listings.title")
      return {
        title: slug ? text("search.pageTitle", { title, number }) : title,
        description: slug
          ? text("search.pageDescription", { number, count, first: first + 1, last: first + listings.length })
          : text("listings.description", { count: allListings.length }),
        ...(slug && { trail: [{ name: title, path: path("listings") }], crumb: text("search.page", { number }) }),
        ...(listings[0] && { picture: String(listings[0].pictures[0]) }),
        sequence: { previous: pages.previous?.path ?? null, next: pages.next?.path ?? null },
        jsonLd: [
          {
            "@context": "https://schema.org",
            "@type": "ItemList",
            name: title,
            numberOfItems: listings.length,
            itemListElement: listings.map(({ id }, index) => ({
              "@type": "ListItem",
              position: first + index + 1,
              url: market.origin + path("property", id),
            })),
          } satisfies JsonLd,
        ],
        page: {
          heading: slug
            ? text("search.pageTitle", { title: text("listings.heading"), number })
            : text("listings.heading"),
          lead: slug
            ? text("search.pageLead", { first: first + 1, last: first + listings.length, count: allListings.length })
            : text("listings.lead", {
                count: allListings.length,
                forSale: allListings.filter(({ status }) => status === "forSale").length,
              }),
          order: text("search.order"),
          homes: listings.map((listing) => homeCard(edition, listing)),
          pages,
          search: slug ? null : { ...searchForm(edition), map: homesMap(edition) },
          toSearch: slug
            ? { name: text("search.toSearch"), path: path("listings"), noScript: text("search.noScript") }
            : null,
        },
      }
    },
  }
}

/** Pages of the list; with JavaScript, the first one shows all homes. */
export const listingsPages = ({ listings }: Content): SitePage<ListingsPage>[] => {
  const count = Math.max(1, Math.ceil(listings.length / pageSize))
  return Array.from({ length: count }, (_, index) => listingsPage(index + 1, count))
}
