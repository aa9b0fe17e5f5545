import { defaultLanguage, type Language } from "../spec/languages.ts"
import type { LeadRouteName, Market, RouteDefinition, RouteName } from "../spec/markets.ts"

/** Every kind of page that has an address: the routes of the table, and those that need no slug of their own. */
export type PageKind = RouteName | LeadRouteName | "home" | "page"

const routeOf = (market: Market, kind: PageKind): RouteDefinition | undefined =>
  kind === "home" || kind === "page"
    ? undefined
    : ({ ...market.routes, ...market.leadRoutes } as Market["routes"] & Market["leadRoutes"])[kind]

const prefixOf = (language: Language): string => (language === defaultLanguage ? "/" : `/${language}/`)

/** Whether the market has this kind of page at all. */
export const hasRoute = (market: Market, kind: PageKind): boolean =>
  kind === "home" || kind === "page" || routeOf(market, kind) !== undefined

/**
 * The path of a page: optional language prefix, slug of the route, slug of the record; always with a slash at the end.
 * @param slug of the record: of a home, a house, a post (under the blog) or a content page
 * @throws RangeError where the market has no such route in that language
 */
export const pathOf = (market: Market, language: Language, kind: PageKind, slug?: string): string => {
  const ending = slug === undefined ? "" : `${slug}/`
  if (kind === "home" || kind === "page") return prefixOf(language) + ending
  const route = routeOf(market, kind)
  const routeSlug = route?.slug[language]
  if (!route || !routeSlug) throw new RangeError(`${market.country} has no ${kind} route in ${language}`)
  const named = route.path.replace(/^\/[^/]+\//, `${prefixOf(language)}${routeSlug}/`)
  if (!named.includes("[slug]")) return named + ending
  if (slug === undefined) throw new RangeError(`the ${kind} route needs the slug of a record`)
  return named.replace("[slug]", () => slug)
}

/** The short addresses of a market, each with the page template that it leads to: `/kohde/:slug` to `/fi/kohde/:slug/`. */
export const shortAddressesOf = (market: Market): { from: string; to: string }[] =>
  (Object.entries(market.routes) as [RouteName, RouteDefinition][]).flatMap(([kind, { matchPath = {} }]) =>
    (Object.entries(matchPath) as [Language, string][])
      .map(([language, from]) => ({ from, to: pathOf(market, language, kind, ":slug") }))
      .filter(({ from, to }) => to !== `${from}/`),
  )

/** Where the page stands that a visitor without a network sees at addresses of a language. */
export const offlinePathOf = (language: Language): string => `${prefixOf(language)}offline.html`

/** Where browsers find what they search homes by. */
export const searchDataPath = "/search/homes.json"

/** Where browsers find where the homes are. */
export const positionsPath = "/search/positions.json"

/** Where browsers find what lists show of one home in a language. */
export const homeFileOf = (language: Language, id: string): string => `/homes/${language}/${id}.json`

/** Where browsers and the service find the countries of telephone numbers in a language. */
export const countriesFileOf = (language: Language): string => `/contact/countries.${language}.json`

/** Where the feeds of a language find their own words. */
export const feedWordsOf = (language: Language): string => `/search/feed.${language}.json`

/** Where the form for contact requests and the service find what it says in a language where something is wrong. */
export const contactWordsOf = (language: string): string => `/contact/${language}.json`

/**
 * The calendar file of a home's viewing in a language.
 * @param moment that it begins at, such as 20261124T171500Z
 */
export const viewingFileOf = (language: Language, id: string, moment: string): string =>
  `/viewings/${language}/${id}-${moment}.ics`

/** The language that a path is in, by its prefix; the default language where it has none of those supported. */
export const languageOf = (path: string, supported: readonly Language[]): Language => {
  const [, first] = path.split("/")
  return supported.find((language) => language === first && language !== defaultLanguage) ?? defaultLanguage
}

/** A URL on the given production origin as a path; every other URL unchanged. */
export const withoutOrigin = (url: string, origin: string): string => {
  if (!URL.canParse(url)) return url
  const parsed = new URL(url)
  const own =
    parsed.protocol === "https:" && parsed.origin === origin && parsed.username === "" && parsed.password === ""
  // A path of two slashes would be read as another host.
  return own && !parsed.pathname.startsWith("//") ? parsed.pathname + parsed.search + parsed.hash : url
}
