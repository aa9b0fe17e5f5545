import { pathOf } from "../../domain/paths.ts"
import type { Edition } from "../../site/edition.ts"
import type { Frame, Head, PageLink } from "../../site/page.ts"
import { type Language, languages } from "../../spec/languages.ts"
import { type AreaLinksData, areaLinks } from "../areas/area-links.data.ts"
import { type FrameData, frameOf, frameTexts } from "../frame/frame.data.ts"

/**
 * Not-found or server-error page of one language; one page holds all versions, and the path decides which one shows.
 */
export type ErrorVersion = FrameData & {
  readonly head: Head
  readonly frame: Frame
  readonly heading: string
  readonly text: string
  readonly links: readonly PageLink[]
  readonly areas: AreaLinksData | null
}

export type ErrorPage = { readonly versions: Readonly<Partial<Record<Language, ErrorVersion>>> }

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
    ...frameOf(edition),
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
