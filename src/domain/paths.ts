import { defaultLanguage, type Language } from "../spec/languages.ts"
import type { ContactRouteName, Market, RouteDefinition, RouteName } from "../spec/markets.ts"

/** Every kind of page with an address: the routes of the table, and two kinds that need no route slug. */
export type PageKind = RouteName | ContactRouteName | "home" | "page"

const routeOf = (market: Market, kind: PageKind): RouteDefinition | undefined =>
  kind === "home" || kind === "page"
    ? undefined
    : ({ ...market.routes, ...market.contactRoutes } as Market["routes"] & Market["contactRoutes"])[kind]

export const prefixOf = (language: Language): string => (language === defaultLanguage ? "/" : `/${language}/`)

export const hasRoute = (market: Market, kind: PageKind): boolean =>
  kind === "home" || kind === "page" || routeOf(market, kind) !== undefined

/**
 * Builds a page's path: optional language prefix, slug of the route, slug of the record, and always a final slash.
 * @param slug of the record: a home, a house, a post (under the blog) or a content page
 * @throws RangeError if the market has no such route in that language
 */
export const pathOf = (market: Market, language: Language, kind: PageKind, slug?: string): string => {
  const suffix = slug === undefined ? "" : `${slug}/`
  if (kind === "home" || kind === "page") return prefixOf(language) + suffix
  const route = routeOf(market, kind)
  const routeSlug = route?.slug[language]
  if (!route || !routeSlug) throw new RangeError(`${market.country} has no ${kind} route in ${language}`)
  const localizedPath = route.path.replace(/^\/[^/]+\//, `${prefixOf(language)}${routeSlug}/`)
  if (!localizedPath.includes("[slug]")) return localizedPath + suffix
  if (slug === undefined) throw new RangeError(`the ${kind} route needs the slug of a record`)
  return localizedPath.replace("[slug]", () => slug)
}

/** Maps each short address of a market to its page template, such as `/kohde/:slug` to `/fi/kohde/:slug/`. */
export const shortAddressesOf = (market: Market): { from: string; to: string }[] =>
  (Object.entries(market.routes) as [RouteName, RouteDefinition][]).flatMap(([kind, { matchPath = {} }]) =>
    (Object.entries(matchPath) as [Language, string][])
      .map(([language, from]) => ({ from, to: pathOf(market, language, kind, ":slug") }))
      .filter(({ from, to }) => to !== `${from}/`),
  )

/** Former ids of homes, oldest first, by their present id. */
export type FormerIds = Readonly<Record<string, readonly string[]>>

/** Maps the former addresses of homes to their pages, in each language. */
export const formerAddressesOf = (market: Market, formerIds: FormerIds): { from: string; to: string }[] =>
  Object.entries(formerIds).flatMap(([id, formers]) =>
    formers.flatMap((former) =>
      market.languages.map((language) => ({
        from: pathOf(market, language, "property", former).slice(0, -1),
        to: pathOf(market, language, "property", id),
      })),
    ),
  )

/** The page that visitors without a network see, in one language. */
export const offlinePathOf = (language: Language): string => `${prefixOf(language)}offline.html`

/** Data of the homes that browsers search. */
export const searchDataPath = "/search/homes.json"

/** Positions of the homes on the map. */
export const positionsPath = "/search/positions.json"

/** Data that lists show of one home, in one language. */
export const homeFileOf = (language: Language, id: string): string => `/homes/${language}/${id}.json`

/** Countries of telephone numbers in one language, for browsers and the service. */
export const countriesFileOf = (language: Language): string => `/contact/countries.${language}.json`

/** Words of the feeds in one language. */
export const feedWordsOf = (language: Language): string => `/search/feed.${language}.json`

/** Error texts of the contact form in one language, for the form and the service. */
export const contactWordsOf = (language: string): string => `/contact/${language}.json`

/**
 * Calendar file of a viewing, in one language.
 * @param viewing id of the viewing among those of the home, such as 2
 */
export const viewingFileOf = (language: Language, home: string, viewing: string): string =>
  `/viewings/${language}/${home}-${viewing}.ics`

/** Reads the language from the path's prefix; any other prefix means the default language. */
export const languageOf = (path: string, supported: readonly Language[]): Language => {
  const [, first] = path.split("/")
  return supported.find((language) => language === first && language !== defaultLanguage) ?? defaultLanguage
}

/** Turns a URL on the production origin into a path, and leaves every other URL unchanged. */
export const withoutOrigin = (url: string, origin: string): string => {
  if (!URL.canParse(url)) return url
  const parsed = new URL(url)
  const isOwn =
    parsed.protocol === "https:" && parsed.origin === origin && parsed.username === "" && parsed.password === ""
  // A path that begins with two slashes would name another host.
  return isOwn && !parsed.pathname.startsWith("//") ? parsed.pathname + parsed.search + parsed.hash : url
}
