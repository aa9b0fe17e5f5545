import type { MarketName } from "../src/spec/markets.ts"
import type { Category, Kind } from "./budgets.ts"

/** Audits that a page fails on purpose, with the reason; a pass fails the check, so that exceptions expire. */
export type Exceptions = Readonly<Partial<Record<Category, Readonly<Record<string, string>>>>>

export type Page = {
  readonly market: MarketName
  readonly kind: Kind
  readonly path: string
  /** Expected status, if it is not 200. */
  readonly status?: 404
  readonly exceptions?: Exceptions
  /** Compares the page with plain HTML: by all figures, or only by the quick ones. */
  readonly limited?: "wholly" | "quickly"
  /** Visits the page once, and therefore checks no times. */
  readonly isVisitedOnce?: true
}

const thanks: Exceptions = {
  seo: {
    "is-crawlable": "it thanks for a request, which a visitor from a search engine has not made, so it is noindex",
  },
}

const favourites: Exceptions = {
  seo: { "is-crawlable": "each visitor finds their own homes there, and search engines none, so it is noindex" },
}

const notFound: Exceptions = {
  seo: {
    "is-crawlable": "an address without a page is nothing to find, so it is noindex",
    "http-status-code": "the answer has to be 404",
  },
  "best-practices": { "errors-in-console": "browsers report the answer 404 to the console" },
}

/** Each kind of page in each market, by one page that has all features of its kind. */
export const pages: readonly Page[] = [
  { market: "se", kind: "home", path: "/", limited: "wholly" },
  { market: "se", kind: "listings", path: "/bostader/", limited: "wholly" },
  { market: "se", kind: "property", path: "/objekt/kvistgatan-12/", limited: "wholly" },
  { market: "se", kind: "areas", path: "/omraden/" },
  { market: "se", kind: "area", path: "/omraden/sodermalm/", limited: "quickly" },
  { market: "se", kind: "agents", path: "/maklare/" },
  // The agent with the most homes.
  { market: "se", kind: "agent", path: "/maklare/anton-bjorkefall/" },
  { market: "se", kind: "sellers", path: "/salja-med-oss/" },
  { market: "se", kind: "sold", path: "/slutpriser/" },
  { market: "se", kind: "contact", path: "/kontakt/" },
  { market: "se", kind: "blog", path: "/blogg/" },
  { market: "se", kind: "post", path: "/blogg/jamfora-omraden-med-siffror/", limited: "quickly" },
  { market: "se", kind: "privacy", path: "/datasakerhet/" },
  { market: "se", kind: "content", path: "/om-kvistbo/" },
  { market: "se", kind: "favourites", path: "/favoriter/", exceptions: favourites },
  { market: "se", kind: "thanks", path: "/begar-kontakt/", exceptions: thanks },
  { market: "se", kind: "not found", path: "/no-such-page/", status: 404, exceptions: notFound },
  { market: "fi", kind: "home", path: "/fi/", limited: "quickly" },
  { market: "fi", kind: "listings", path: "/fi/asunnot/", limited: "quickly" },
  { market: "fi", kind: "property", path: "/fi/kohde/oksakatu-3-a-5/", limited: "quickly" },
  { market: "fi", kind: "house", path: "/fi/talot/kallion-kuusenoksa/", limited: "wholly" },
  { market: "fi", kind: "areas", path: "/fi/toimialueet/" },
  { market: "fi", kind: "area", path: "/fi/toimialueet/kallio/", limited: "wholly" },
  { market: "fi", kind: "agent", path: "/fi/valittajat/mikael-sandas/" },
  { market: "fi", kind: "sold", path: "/fi/myydyt-asunnot/" },
  { market: "fi", kind: "contact", path: "/fi/yhteydenotto/" },
  { market: "fi", kind: "neighbourhoods", path: "/fi/asuinaluevertailu/", limited: "wholly" },
  { market: "fi", kind: "blog", path: "/fi/blog/" },
  { market: "fi", kind: "post", path: "/fi/blog/hitas-lyhyesti/", limited: "wholly" },
  { market: "fi", kind: "hitas", path: "/fi/hitas/" },
  { market: "fi", kind: "privacy", path: "/fi/yksityisyys/" },
  { market: "fi", kind: "favourites", path: "/fi/suosikit/", exceptions: favourites },
  { market: "fi", kind: "content", path: "/fi/tietoa-kvistbosta/" },
  { market: "no", kind: "home", path: "/nb/", limited: "quickly" },
]

/** Tells whether a page represents its kind: the one with every comparison to plain HTML, or else the first. */
export const isFirstOfKind = (page: Page): boolean => {
  const same = pages.filter(({ kind }) => kind === page.kind)
  return page === (same.find(({ limited }) => limited === "wholly") ?? same[0])
}

export const nameOf = ({ market, kind, path }: Page): string => `${market} ${kind} ${path}`
