import { type PageKind, pathOf } from "../../domain/paths.ts"
import { defaultLanguage, type Language, languages } from "../../spec/languages.ts"
import { type Agency, defaultLeadCountry, type Market, markets, type RouteName } from "../../spec/markets.ts"
import { type AreaLinksData, areaLinks } from "../areas/area-links.ts"
import type { Edition } from "../edition.ts"
import type { Frame, Head, PageLink } from "../page.ts"
import type { TextKey } from "../records/texts.ts"
import {
  type ConsentQuestion,
  type CookieSettings,
  consentQuestionOf,
  cookieSettingsOf,
  privacyPath,
} from "./consent.ts"

export type HeaderData = {
  readonly siteName: string
  readonly home: string
  readonly label: string
  /** Labels of the button that opens and closes the menu on narrow viewports. */
  readonly menu: { readonly open: string; readonly close: string }
  readonly links: readonly (PageLink & { readonly section: PageKind })[]
  /** Null in a market without homes. */
  readonly favourites: FavouritesData | null
  /** Question shown above the header, so that it comes first in the order of keyboard focus. */
  readonly consent: ConsentQuestion | null
}

/** Link to the favourites, and messages for adding, removing and failing to store one, with {home} as placeholder. */
export type FavouritesData = PageLink & { readonly added: string; readonly removed: string; readonly failed: string }

export type FooterData = {
  readonly contact: {
    readonly heading: string
    readonly lead: string
    /** Page with the form, or null in a market without one. */
    readonly page: PageLink | null
    readonly agency: Agency
    /** Phone number in the form that this market's visitors use. */
    readonly phoneLabel: string
    readonly city: string
  }
  readonly pages: { readonly heading: string; readonly links: readonly PageLink[] }
  readonly markets: {
    readonly heading: string
    readonly links: readonly { readonly name: string; readonly href: string; readonly current: boolean }[]
  }
  readonly feed: PageLink | null
  readonly cookies: CookieSettings | null
  readonly fiction: string
}

/**
 * Not-found or server-error page of one language; one page holds all versions, and the path decides which one shows.
 */
export type ErrorVersion = {
  readonly head: Head
  readonly frame: Frame
  readonly header: HeaderData
  readonly footer: FooterData
  readonly heading: string
  readonly text: string
  readonly links: readonly PageLink[]
  readonly areas: AreaLinksData | null
}
/** Page shown without a network in place of a page that is not cached. */
export type OfflinePage = {
  readonly head: Head
  readonly heading: string
  readonly text: string
  readonly advice: string
  /** Shown while the page checks for a connection. */
  readonly trying: string
  readonly retry: string
  readonly home: PageLink
}

export type ErrorPage = { readonly versions: Readonly<Partial<Record<Language, ErrorVersion>>> }

const navigation: readonly RouteName[] = ["listings", "areas", "neighbourhoods", "hitas", "blog"]

const favouritesOf = ({ text, path, has }: Edition): FavouritesData | null =>
  has("favourites")
    ? {
        name: text("nav.favourites"),
        path: path("favourites"),
        added: text("favourites.added", { home: "{home}" }),
        removed: text("favourites.removedFromList", { home: "{home}" }),
        failed: text("favourites.failed", { home: "{home}" }),
      }
    : null

export const headerOf = (edition: Edition): HeaderData => {
  const { market, text, path, has } = edition
  return {
    siteName: market.agency.name,
    home: path("home"),
    label: text("nav.label"),
    menu: { open: text("nav.open"), close: text("nav.close") },
    links: navigation
      .filter(has)
      .map((section) => ({ name: text(`nav.${section}` as TextKey), path: path(section), section })),
    favourites: favouritesOf(edition),
    consent: consentQuestionOf(edition),
  }
}

/** Agency of this market, or of the default country where the market has no homes. */
const agencyFor = (market: Market): Agency =>
  Object.keys(market.routes).length > 0
    ? market.agency
    : (Object.values<Market>(markets).find(({ country }) => country === defaultLeadCountry) ?? market).agency

const contactOf = ({ market, text, path, has, translate }: Edition): FooterData["contact"] => {
  const agency = agencyFor(market)
  return {
    heading: text("footer.contact"),
    lead: text("footer.lead"),
    page: has("contact") ? { name: text("contact.page.link"), path: path("contact") } : null,
    agency,
    city: translate(agency.city),
    phoneLabel: agency === market.agency ? agency.phoneLabel : agency.phoneLabelAbroad,
  }
}

export const footerOf = (edition: Edition): FooterData => {
  const { content, market, language, text, path, has } = edition
  return {
    contact: contactOf(edition),
    pages: {
      heading: text("footer.pages"),
      links: [
        ...content.pages
          .filter(({ id }) => !(id in market.routes))
          .map(({ versions }) => ({
            name: versions[language].title,
            path: path("page", versions[language].slug ?? ""),
          })),
        { name: text("nav.privacy"), path: privacyPath(edition) },
      ],
    },
    markets: {
      heading: text("footer.markets"),
      links: Object.values<Market>(markets).map((other) => ({
        name: text(`country.${other.country}`),
        href: other.origin + pathOf(other, other.languages.includes(language) ? language : defaultLanguage, "home"),
        current: other === market,
      })),
    },
    feed: has("blog") ? { name: text("footer.feed"), path: `${path("home")}feed.xml` } : null,
    cookies: cookieSettingsOf(edition),
    fiction: text("footer.fiction"),
  }
}

/** Frame texts that are the same on all pages of one language. */
export const frameTexts = ({
  language,
  text,
}: Edition): Pick<
  Frame,
  "language" | "skipLabel" | "languagesLabel" | "breadcrumbsLabel" | "loadingLabel" | "failure"
> => ({
  language,
  skipLabel: text("frame.skip"),
  languagesLabel: text("frame.languages"),
  breadcrumbsLabel: text("frame.breadcrumbs"),
  loadingLabel: text("frame.loading"),
  failure: { text: text("frame.failure"), reload: text("frame.reload") },
})

/** Head of a page that replaces another one and must not be indexed. */
const substituteHead = ({ market, language, path }: Edition, title: string, description: string): Head => ({
  title: `${title} – ${market.agency.name}`,
  description,
  canonical: market.origin + path("home"),
  alternates: [],
  locale: language,
  siteName: market.agency.name,
  type: "website",
  image: null,
  feed: null,
  manifest: `${path("home")}manifest.webmanifest`,
  jsonLd: [],
  index: false,
})

const errorVersion = (edition: Edition, kind: "notFound" | "serverError"): ErrorVersion => {
  const { market, text, path, has } = edition
  return {
    head: substituteHead(edition, text(`${kind}.title`), text(`${kind}.text`)),
    frame: {
      ...frameTexts(edition),
      section: "home",
      // The missing page has no known translation, so the language switch links to the front pages.
      translations: market.languages.map((code) => ({
        code,
        label: languages[code].label,
        path: pathOf(market, code, "home"),
      })),
      keepsQuery: false,
      breadcrumbs: [],
    },
    header: headerOf(edition),
    footer: footerOf(edition),
    heading: text(`${kind}.title`),
    text: text(`${kind}.text`),
    links: [
      { name: text("notFound.home"), path: path("home") },
      ...(has("listings") ? [{ name: text("home.browse"), path: path("listings") }] : []),
    ],
    areas: kind === "notFound" ? areaLinks(edition) : null,
  }
}

export const errorPage = (editions: readonly Edition[], kind: "notFound" | "serverError"): ErrorPage => ({
  versions: Object.fromEntries(editions.map((edition) => [edition.language, errorVersion(edition, kind)])),
})

export const offlinePage = (edition: Edition): OfflinePage => {
  const { text, path } = edition
  return {
    head: substituteHead(edition, text("offline.title"), text("offline.text")),
    heading: text("offline.title"),
    text: text("offline.text"),
    advice: text("offline.advice"),
    trying: text("offline.trying"),
    retry: text("offline.retry"),
    home: { name: text("notFound.home"), path: path("home") },
  }
}
