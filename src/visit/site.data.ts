import { hasRoute, pathOf, shortAddressesOf } from "../domain/paths.ts"
import type { Edition } from "../site/edition.ts"
import { internalLinks } from "../site/markdown/markdown.ts"
import type { Head, JsonLd, PageContext, PageLink, SitePage, Version } from "../site/page.ts"
import type { Content } from "../site/records/content.ts"
import { ContentError, type Problem } from "../site/records/problems.ts"
import { defaultLanguage, type Language, languages } from "../spec/languages.ts"
import type { Market } from "../spec/markets.ts"
import { agentPages } from "./agents/agent.data.ts"
import { agentsPage } from "./agents/agents.data.ts"
import { areaPages } from "./areas/area.data.ts"
import { areasPage } from "./areas/areas.data.ts"
import { neighbourhoodsPage } from "./areas/neighbourhoods.data.ts"
import { blogPage, postPages, topicPages } from "./articles/blog.data.ts"
import { contactPage } from "./contact/contact.data.ts"
import { thanksPage } from "./contact/thanks.data.ts"
import { documentPages } from "./document-pages.data.ts"
import { favouritesPage } from "./favourites/favourites.data.ts"
import { frameTexts } from "./frame/frame.data.ts"
import { frontPage } from "./front/front.data.ts"
import { openingPage } from "./front/opening.data.ts"
import { propertyPages } from "./home/home.data.ts"
import { housePages } from "./home/house.data.ts"
import { listingsPages } from "./search/listings.data.ts"
import { soldPage } from "./sold/sold.data.ts"

const openGraphLocales: Record<Language, string> = { fi: "fi_FI", en: "en_GB", sv: "sv_SE", nb: "nb_NO" }

/** Page for Gatsby: path, template and data. */
export type BuiltPage = {
  readonly path: string
  readonly template: string
  readonly language: Language
  /** File with the page's text. */
  readonly source: string | undefined
  /** Homes and sales that the page shows, if only a few. */
  readonly records: SitePage["records"]
  /** Language versions for search engines; empty if they may not index the page. */
  readonly alternates: Head["alternates"]
  /** Computed on each access and not cached, because the data of a hundred thousand pages takes gigabytes. */
  readonly context: PageContext<unknown>
}

const sitePages = (content: Content): SitePage[] => {
  const { market } = content
  const pages: SitePage[] =
    Object.keys(market.routes).length === 0
      ? [openingPage]
      : [
          frontPage,
          ...listingsPages(content),
          ...propertyPages(content),
          ...housePages(content),
          areasPage,
          ...areaPages(content),
          agentsPage,
          ...agentPages(content),
          soldPage,
          neighbourhoodsPage,
          blogPage,
          ...postPages(content),
          ...topicPages(content),
          ...documentPages(content),
          contactPage,
          favouritesPage,
          thanksPage,
        ]
  return pages.filter(({ kind }) => hasRoute(market, kind))
}

/** Title for search results and tabs, which ends in the site's name. */
export const fullTitle = (title: string, siteName: string): string =>
  title.includes(siteName) ? title : `${title} – ${siteName}`

const breadcrumbJsonLd = (crumbs: readonly PageLink[], origin: string): JsonLd => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: origin + path,
  })),
})

const urlOf = (market: Market, { kind, slug }: SitePage, language: Language): string =>
  market.origin + pathOf(market, language, kind, slug?.(language))

const alternatesOf = (market: Market, page: SitePage): Head["alternates"] =>
  (page.index ?? true)
    ? [
        ...market.languages.map((language) => ({ hrefLang: language, href: urlOf(market, page, language) })),
        { hrefLang: "x-default", href: urlOf(market, page, defaultLanguage) },
      ]
    : []

const headOf = (
  { market, language, path, text, preview, picture, has }: Edition,
  page: SitePage,
  { title, description, type, jsonLd = [], ...version }: Version<unknown>,
  crumbs: readonly PageLink[],
): Head => {
  return {
    title: fullTitle(title, market.agency.name),
    description,
    canonical: urlOf(market, page, language),
    alternates: alternatesOf(market, page),
    locale: openGraphLocales[language],
    siteName: market.agency.name,
    type: type ?? "website",
    image: version.picture
      ? { url: market.origin + preview(version.picture), alt: picture(version.picture).alt }
      : null,
    feed: has("blog") ? { title: text("feed.title"), href: `${path("home")}feed.xml` } : null,
    manifest: `${path("home")}manifest.webmanifest`,
    jsonLd: [...jsonLd, ...(crumbs.length > 1 ? [breadcrumbJsonLd(crumbs, market.origin)] : [])],
    index: page.index ?? true,
    ...(version.sequence && { sequence: version.sequence }),
  }
}

const contextOf = (edition: Edition, page: SitePage): PageContext<unknown> => {
  const { market, language, text, path } = edition
  const version = page.version(edition)
  const frontPageLink: PageLink = { name: text("frame.home"), path: path("home") }
  const currentPageLink: PageLink = {
    name: version.crumb ?? version.title,
    path: path(page.kind, page.slug?.(language)),
  }
  const breadcrumbs = page.kind === "home" ? [] : [frontPageLink, ...(version.trail ?? []), currentPageLink]
  return {
    head: headOf(edition, page, version, breadcrumbs),
    frame: {
      ...frameTexts(edition),
      section: page.section ?? page.kind,
      keepsQuery: page.keepsQuery ?? false,
      translations: market.languages.map((code) => ({
        code,
        label: languages[code].label,
        path: pathOf(market, code, page.kind, page.slug?.(code)),
      })),
      breadcrumbs,
    },
    page: version.page,
  }
}

/** Problems for two pages at one path and for dead links in texts. */
const addressProblems = ({ market, posts, pages: documents }: Content, pages: readonly BuiltPage[]): Problem[] => {
  const pageByPath = new Map<string, BuiltPage>()
  const collisions = pages.flatMap((page) => {
    const other = pageByPath.get(page.path)
    pageByPath.set(page.path, other ?? page)
    return other
      ? [
          {
            file: page.source ?? other.source ?? page.template,
            field: "slug",
            reason: `makes a second page at ${page.path}: choose another slug`,
          },
        ]
      : []
  })
  const shortAddresses = shortAddressesOf(market).map(({ from, to }) => ({
    pattern: new RegExp(`^${from.replace(":slug", "([^/]+)")}/?$`),
    to,
  }))
  const leadsToPage = (link: string): boolean =>
    pageByPath.has(link) ||
    shortAddresses.some(({ pattern, to }) => {
      const [, slug] = pattern.exec(link) ?? []
      return slug !== undefined && pageByPath.has(to.replace(":slug", () => slug))
    })
  const deadLinks = [...posts, ...documents]
    .flatMap((document) => Object.values(document.versions))
    .flatMap(({ file, body }) =>
      internalLinks(body, market.origin)
        .filter((link) => !leadsToPage(link))
        .map((link) => ({ file, field: "(text)", reason: `links to ${link}, where there is no page` })),
    )
  return [...collisions, ...deadLinks]
}

/** A class shares its getters; in each of a hundred thousand objects, they would take as much memory as all homes. */
class EditionPage implements BuiltPage {
  readonly path: string
  readonly #edition: Edition
  readonly #page: SitePage

  constructor(edition: Edition, page: SitePage) {
    this.path = edition.path(page.kind, page.slug?.(edition.language))
    this.#edition = edition
    this.#page = page
  }

  get template() {
    return this.#page.template
  }

  get language() {
    return this.#edition.language
  }

  get source() {
    return this.#page.source?.(this.#edition.language)
  }

  get records() {
    return this.#page.records
  }

  get alternates() {
    return alternatesOf(this.#edition.market, this.#page)
  }

  get context() {
    return contextOf(this.#edition, this.#page)
  }
}

/**
 * Every page of a market in every language.
 * @throws ContentError if two pages have one path or a text has a dead link
 */
export const builtPages = (content: Content, editions: readonly Edition[]): BuiltPage[] => {
  const pages = sitePages(content).flatMap((page) => editions.map((edition) => new EditionPage(edition, page)))
  const problems = addressProblems(content, pages)
  if (problems.length > 0) throw new ContentError(problems)
  return pages
}
