import { type HTMLElement, parse } from "node-html-parser"
import { emptyFaultsOf } from "./empty-faults.ts"
import { htmlFaultsOf } from "./html-faults.ts"
import { type Link, linksOf } from "./links.ts"
import { policyFaultsOf } from "./policy-faults.ts"
import { textFaultsOf } from "./text-faults.ts"

/** What is wrong on a page, and what to do, as one sentence. */
export type Fault = string

/** What the sweep keeps of a page to compare it with the others. */
export type PageFacts = {
  /** Path on the site, such as `/en/areas/`. */
  readonly path: string
  readonly language: string
  readonly title: string
  readonly description: string
  /** Whether search engines may list it. */
  readonly isIndexed: boolean
  readonly ids: readonly string[]
  readonly links: readonly Link[]
  readonly faults: readonly Fault[]
}

export type Site = {
  /** Production origin, which links may begin with. */
  readonly origin: string
  /** Content-Security-Policy of pages. */
  readonly policy: string
}

const headFaultsOf = (page: HTMLElement, title: string, description: string): Fault[] => [
  ...(page.querySelector("html[lang]") ? [] : ["has no language: write lang on <html>"]),
  ...(title ? [] : ["has no title: write one"]),
  ...(description ? [] : ["has no description: write one"]),
  ...(page.querySelectorAll("main").length === 1 ? [] : ["has no <main>, which screen readers go to: write one"]),
  ...(page.querySelector("h1") ? [] : ["has no heading of the first level: write one"]),
]

/** Finds the faults of one page, and what the comparison with other pages needs. */
export const pageFactsOf = async (path: string, html: string, site: Site): Promise<PageFacts> => {
  const page = parse(html, { comment: false })
  const title = page.querySelector("title")?.text.trim() ?? ""
  const description = page.querySelector('meta[name="description"]')?.getAttribute("content")?.trim() ?? ""
  const { links, faults: linkFaults } = linksOf(page, path, site.origin)
  return {
    path,
    title,
    description,
    language: page.querySelector("html")?.getAttribute("lang") ?? "",
    isIndexed: !/noindex/.test(page.querySelector('meta[name="robots"]')?.getAttribute("content") ?? ""),
    ids: page.querySelectorAll("[id]").map(({ id }) => id),
    links,
    faults: [
      ...headFaultsOf(page, title, description),
      ...linkFaults,
      ...policyFaultsOf(page, site.policy),
      ...textFaultsOf(page),
      ...emptyFaultsOf(page),
      ...(await htmlFaultsOf(html)),
    ],
  }
}
