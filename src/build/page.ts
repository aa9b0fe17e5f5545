import type { Thing, WithContext } from "schema-dts"
import type { Listing } from "../content/schema.ts"
import type { PageKind } from "../domain/paths.ts"
import type { Language } from "../spec/languages.ts"
import type { WithId } from "./content.ts"
import type { Edition } from "./edition.ts"

/** What search engines read of a page, in the vocabulary of schema.org. */
export type JsonLd = WithContext<Exclude<Thing, string>>

/** A link within the site. */
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
  /** Of a list in pages: those before and after this one. */
  readonly sequence?: Sequence
}

type Sequence = { readonly previous: string | null; readonly next: string | null }

/** What stands around a page. */
export type Frame = {
  readonly language: Language
  /** Key of the section that the page is in, to mark it in the navigation. */
  readonly section: PageKind
  readonly skipLabel: string
  readonly languagesLabel: string
  readonly translations: readonly { readonly code: Language; readonly label: string; readonly path: string }[]
  /** Whether what the visitor has chosen stands in the query of the address, and so goes with them into another language. */
  readonly keepsQuery: boolean
  readonly breadcrumbsLabel: string
  readonly breadcrumbs: readonly PageLink[]
  /** Said while the next page takes its time. */
  readonly loadingLabel: string
  /** Said where a part of the page could not be loaded. */
  readonly failure: { readonly text: string; readonly reload: string }
}

/** The data of one page in one language: its `pageContext`. */
export type PageContext<Page> = { readonly head: Head; readonly frame: Frame; readonly page: Page }

/** What a page says in one language. */
export type Version<Page> = {
  readonly title: string
  readonly description: string
  readonly page: Page
  /** Pages above this one, the home page left out. */
  readonly trail?: readonly PageLink[]
  /** This page's name in the breadcrumbs, where its title would say again what the trail does. */
  readonly crumb?: string
  readonly sequence?: Sequence
  readonly picture?: string
  readonly type?: "article"
  readonly jsonLd?: readonly JsonLd[]
}

/** One page of the site, in every language. */
export type SitePage<Page = unknown> = {
  readonly kind: PageKind
  /** Name of the file in `src/templates`. */
  readonly template: string
  readonly section?: PageKind
  readonly slug?: (language: Language) => string
  /** The file under `src/content` that an editor wrote it in. */
  readonly source?: (language: Language) => string
  readonly keepsQuery?: boolean
  /** The homes that it tells of, where it tells of few: with them and the rest of the content the same, so is the page. */
  readonly homes?: readonly WithId<Listing>[]
  /** Whether search engines may list it; they may unless this says no. */
  readonly index?: false
  readonly version: (edition: Edition) => Version<Page>
}
