import type { Thing, WithContext } from "schema-dts"
import type { PageKind } from "../domain/paths.ts"
import type { Language } from "../spec/languages.ts"
import type { Edition } from "./edition.ts"

/** Structured data of a page, in the vocabulary of schema.org. */
export type JsonLd = WithContext<Exclude<Thing, string>>

/** Link within the site. */
export type PageLink = { readonly name: string; readonly path: string }

export type Head = {
  readonly title: string
  readonly description: string
  readonly canonical: string
  readonly alternates: readonly { readonly hrefLang: string; readonly href: string }[]
  readonly locale: string
  readonly siteName: string
  readonly type: "website" | "article"
  readonly image: { readonly url: string; readonly alt: string } | null
  readonly feed: { readonly title: string; readonly href: string } | null
  readonly manifest: string
  readonly jsonLd: readonly JsonLd[]
  readonly index: boolean
  /** Previous and next page of a paged list. */
  readonly sequence?: Sequence
}

type Sequence = { readonly previous: string | null; readonly next: string | null }

/** Part of the site that the navigation marks; the page for sellers is the one document in it. */
export type Section = PageKind | "selling"

/** Texts and links around a page. */
export type Frame = {
  readonly language: Language
  /** Key of the page's section, which the navigation marks. */
  readonly section: Section
  readonly skipLabel: string
  readonly languagesLabel: string
  readonly translations: readonly { readonly code: Language; readonly label: string; readonly path: string }[]
  /** Whether the query holds the visitor's choices, so that language links must keep it. */
  readonly keepsQuery: boolean
  readonly breadcrumbsLabel: string
  readonly breadcrumbs: readonly PageLink[]
  /** Shown while the next page is slow to load. */
  readonly loadingLabel: string
  /** Shown if a part of the page fails to load. */
  readonly failure: { readonly text: string; readonly reload: string }
}

/** Data of one page in one language: its `pageContext`. */
export type PageContext<Page> = { readonly head: Head; readonly frame: Frame; readonly page: Page }

/** Content of a page in one language. */
export type Version<Page> = {
  readonly title: string
  readonly description: string
  readonly page: Page
  /** Breadcrumbs above this page, without the front page. */
  readonly trail?: readonly PageLink[]
  /** This page's breadcrumb, if its title would repeat the trail. */
  readonly crumb?: string
  readonly sequence?: Sequence
  readonly picture?: string
  readonly type?: "article"
  readonly jsonLd?: readonly JsonLd[]
}

/** One page of the site, in every language. */
export type SitePage<Page = unknown> = {
  readonly kind: PageKind
  /** Path of the file in `src/visit`, without its ending. */
  readonly template: string
  readonly section?: Section
  readonly slug?: (language: Language) => string
  /** File under `src/content` with the page's text. */
  readonly source?: (language: Language) => string
  readonly keepsQuery?: boolean
  /** Homes and sales that the page shows, if only a few: unless they or the shared content change, it stays the same. */
  readonly records?: readonly object[]
  /** False keeps the page out of search engines. */
  readonly index?: false
  readonly version: (edition: Edition) => Version<Page>
}
