import { type PageKind, pathOf } from "../domain/paths.ts"
import { defaultLanguage, type Language, languages } from "../spec/languages.ts"
import { type Agency, defaultLeadCountry, type Market, markets, type RouteName } from "../spec/markets.ts"
import {
  type ConsentQuestion,
  type CookieSettings,
  consentQuestionOf,
  cookieSettingsOf,
  privacyPath,
} from "./consent.ts"
import type { Edition } from "./edition.ts"
import type { Frame, Head, PageLink } from "./page.ts"
import { type AreaLinksData, areaLinks } from "./pages/area-links.ts"
import type { TextKey } from "./texts.ts"

/** What the header shows, in one language. */
export type HeaderData = {
  readonly siteName: string
  readonly home: string
  readonly label: string
  /** What opens and closes the links where they do not fit. */
  readonly menu: { readonly open: string; readonly close: string }
  readonly links: readonly (PageLink & { readonly section: PageKind })[]
  /** null where the market has no homes. */
  readonly favourites: FavouritesData | null
  /** Asked above the header, where a visitor with a keyboard meets it first. */
  readonly consent: ConsentQuestion | null
}

/** The way to the visitor's favourites; {home} stands in what is said where one is kept, let go, or cannot be stored. */
export type FavouritesData = PageLink & { readonly kept: string; readonly letGo: string; readonly failed: string }

/** What the footer shows, in one language. */
export type FooterData = {
  readonly contact: {
    readonly heading: string
    readonly lead: string
    /** The page with the form; null where the market has none. */
    readonly page: PageLink | null
    readonly agency: Agency
    /** As this market's visitors write it. */
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

/** The not-found and server-error pages of one language. Each is one page for all languages: the address says which. */
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
/** What a visitor without a network sees in place of a page that they have not been on. */
export type OfflinePage = {
  readonly head: Head
  readonly heading: string
  readonly text: string
  readonly advice: string
  /** Said while the page looks for a connection. */
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
        kept: text("saved.kept", { home: "{home}" }),
        letGo: text("saved.letGo", { home: "{home}" }),
        failed: text("saved.failed", { home: "{home}" }),
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

/** The agency that a visitor of this market is led to: its own, or the default country's where it has no homes. */
const agencyFor = (market: Market): Agency =>
  Object.keys(market.routes).length > 0
    ? market.agency
    : (Object.values<Market>(markets).find(({ country }) => country === defaultLeadCountry) ?? market).agency

const contactOf = ({ market, text, path, has, in: said }: Edition): FooterData["contact"] => {
  const agency = agencyFor(market)
  return {
    heading: text("footer.contact"),
    lead: text("footer.lead"),
    page: has("contact") ? { name: text("contact.page.link"), path: path("contact") } : null,
    agency,
    city: said(agency.city),
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
          .map(({ in: versions }) => ({
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

/** What every page of one language has around it in the same words. */
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

/** Of a page that stands in for others and is not to be found itself. */
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
      // Nobody knows what the page would be called in another language, so the switch leads to the home pages.
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
