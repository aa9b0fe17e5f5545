import assert from "node:assert/strict"
import { parse } from "node-html-parser"
import { defaultLanguage, type Language, languages } from "../../src/spec/languages.ts"
import { changesByScripts } from "../drivers/hydration.ts"
import type { SiteName } from "../specification/names.ts"
import { colourRules, violationsIn } from "./axe.ts"
import { navigateTo, pageDrawn } from "./moves.ts"
import type { Reading } from "./reading.ts"
import { builtPaths } from "./sites.ts"
import type { Visitor } from "./visitor.ts"
import { partsDrawn } from "./waits.ts"

const languageOf = (path: string): Language =>
  (Object.keys(languages) as Language[]).find((language) => path.startsWith(`/${language}/`)) ?? defaultLanguage

/** Returns the facts of a page from its HTML, as search engines read it. */
const factsOf = (html: string, path: string) => {
  const page = parse(html)
  const here = new URL(path, "https://site.example")
  const attribute = (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name) ?? null
  return {
    lang: attribute("html", "lang") ?? "",
    headings: page.querySelectorAll("h1").map(({ text }) => text),
    title: page.querySelector("title")?.text ?? "",
    description: attribute('meta[name="description"]', "content") ?? "",
    canonical: attribute('link[rel="canonical"]', "href"),
    alternates: Object.fromEntries(
      page
        .querySelectorAll('link[rel="alternate"][hreflang]')
        .map((link) => [link.getAttribute("hreflang") ?? "", link.getAttribute("href") ?? ""]),
    ),
    listed: attribute('meta[name="robots"]', "content") !== "noindex",
    links: page
      .querySelectorAll("a[href]")
      .map((link) => new URL(link.getAttribute("href") ?? "", here))
      .filter((link) => link.origin === here.origin)
      .map((link) => link.pathname + link.hash),
  }
}

const isBetween = (text: string, shortest: number, longest: number): boolean =>
  text.length >= shortest && text.length <= longest

export const pathsIn = (site: SiteName, language: Language): string[] =>
  builtPaths(site).filter((path) => languageOf(path) === language)

/** Skips rules about looks, which take most of axe's time; PAGE-2 tests them on each kind of page, at each width. */
const withoutLooks = Object.fromEntries([...colourRules, "target-size"].map((rule) => [rule, { enabled: false }]))

const isHome = (path: string): boolean => /^\/(?:\w\w\/)?(?:objekt|kohde|property)\/[^/]+\/$/.test(path)

export const thirds = ["first", "second", "last"] as const
export type Third = (typeof thirds)[number]

export const thirdOf = (paths: readonly string[], third: Third): readonly string[] => {
  const size = Math.ceil(paths.length / thirds.length)
  const from = thirds.indexOf(third) * size
  return paths.slice(from, from + size)
}

/** Returns one page of each home: of the first in one language of the site, of the second in the next, and so on. */
export const homesByTurns = (site: SiteName): string[] => {
  const translations = Map.groupBy(builtPaths(site).filter(isHome), (path) => path.split("/").at(-2))
  return [...translations.values()].map((paths, index) => paths[index % paths.length] ?? "")
}

/** Returns the pages that are not about one home. */
export const otherPages = (site: SiteName, language: Language): string[] =>
  pathsIn(site, language).filter((path) => !isHome(path))

type Answer = { readonly status: number; readonly html: string }

const isListOrNone = (path: string | undefined): boolean =>
  path === undefined || /\/(?:bostader|asunnot|apartments|boliger)\/(?:\d+\/)?$/.test(path)

/** Facts of every page of a site in a language. */
export class EveryPage {
  readonly #visitor: Visitor
  readonly #answers = new Map<string, Answer>()
  readings: readonly Reading[] = []
  /** Paths of the pages that the visitor has opened. */
  readonly opened: string[] = []
  readonly violations: string[] = []
  /** What scripts have changed of the pages. */
  readonly changes: string[] = []

  constructor(visitor: Visitor) {
    this.#visitor = visitor
  }

  /** Requests every built page in a language, and collects its facts. */
  async read(site: SiteName, language: Language): Promise<void> {
    this.#visitor.site = site
    const readings: Reading[] = []
    for (const path of pathsIn(site, language)) {
      const { status, html } = await this.#ask(this.#visitor.origin + path, "manual")
      readings.push({ path, language, status, ...factsOf(html, path) })
    }
    this.readings = readings
  }

  async open(site: SiteName, paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      await this.#visitor.open(site, path)
      this.opened.push(path)
    }
  }

  /**
   * Goes through pages, has axe look for violations, and compares each page with its HTML. The site's own navigation
   * saves a third of the processor time; a list, which stays in the page after it, and what follows it are documents.
   */
  async walkThrough(site: SiteName, paths: readonly string[]): Promise<void> {
    const visitor = this.#visitor
    assert.ok(paths.length > 0, "the build has no such pages")
    for (const path of paths) {
      if ([path, this.opened.at(-1)].some(isListOrNone)) await visitor.open(site, path)
      else {
        await navigateTo(visitor, path)
        await pageDrawn(visitor, path)
        await partsDrawn(visitor)
      }
      this.opened.push(path)
      const violations = await violationsIn(visitor.page, withoutLooks)
      this.violations.push(...violations.map((violation) => `${path}: ${violation}`))
      const { html } = await this.#ask(visitor.origin + path)
      const changes = changesByScripts(html, await visitor.html("is now"))
      this.changes.push(...changes.map((change) => `${path}: ${change}`))
    }
  }

  /** Pages with another status, language or number of headings. */
  problemsOfContent(): string[] {
    return this.readings.flatMap(({ path, status, language, lang, headings }) => [
      ...(status === 200 ? [] : [`${path} answered ${status}`]),
      ...(lang === language ? [] : [`${path} is in ${lang}`]),
      ...(headings.length === 1 && headings[0]?.trim() ? [] : [`${path} has the headings "${headings.join('", "')}"`]),
    ])
  }

  /** Pages whose title or description is too short or too long for search engines. */
  problemsOfTexts(): string[] {
    return this.readings.flatMap(({ path, title, description }) => [
      ...(isBetween(title, 7, 90) ? [] : [`${path} has the title "${title}"`]),
      ...(isBetween(description, 40, 220) ? [] : [`${path} has the description "${description}"`]),
    ])
  }

  /** Texts that more than one page has. */
  repeated(field: "title" | "description"): string[] {
    const texts = this.readings.map((reading) => reading[field])
    return texts.filter((text, index) => texts.indexOf(text) !== index)
  }

  /** Pages that name another canonical address or other alternates; an unlisted page names no canonical address. */
  problemsOfCanonical(origin: string, offered: string): string[] {
    return this.readings.flatMap(({ path, language, canonical, alternates, listed }) => {
      if (!listed) return canonical === null ? [] : [`${path} is not listed, and names ${canonical}`]
      return [
        ...(canonical === origin + path ? [] : [`${path} names ${canonical}`]),
        ...(Object.keys(alternates).sort().join(", ") === offered ? [] : [`${path} has other alternates`]),
        ...(alternates[language] === origin + path ? [] : [`${path} is not its own alternate`]),
      ]
    })
  }

  /** Alternates that do not answer, or do not name the page in return. */
  async problemsOfAlternates(origin: string): Promise<string[]> {
    const problems: string[] = []
    for (const { path, language, alternates } of this.readings.filter(({ listed }) => listed))
      for (const address of Object.values(alternates)) {
        const { status, html } = await this.#ask(address.replace(origin, this.#visitor.origin), "manual")
        if (status !== 200) problems.push(`${path} names ${address}`)
        else if (!html.includes(`hrefLang="${language}" href="${origin}${path}"`))
          problems.push(`${address} does not name ${path} in return`)
      }
    return problems
  }

  /** Returns the pages under a folder, each with its links to pages under another. */
  linksBetween(folder: string, other: string): { readonly path: string; readonly links: readonly string[] }[] {
    const isUnder = (parent: string) => (path: string) => path.startsWith(parent) && path !== parent
    return this.readings
      .filter(({ path }) => isUnder(folder)(path))
      .map(({ path, links }) => ({ path, links: links.filter(isUnder(other)) }))
  }

  /** Targets of the pages' links. */
  get targets(): Set<string> {
    return new Set(this.readings.flatMap(({ links }) => links))
  }

  /** Links to an address that does not answer, or to a place that its page does not have. */
  async brokenLinks(): Promise<string[]> {
    const broken = new Set<string>()
    for (const target of this.targets) {
      const [path = "", place] = target.split("#")
      const { status, html } = await this.#ask(this.#visitor.origin + path)
      if (status !== 200) broken.add(path)
      if (place && !html.includes(`id="${place}"`)) broken.add(target)
    }
    return [...broken]
  }

  /** Requests an address, once however many pages name it. */
  async #ask(address: string, redirect: RequestRedirect = "follow"): Promise<Answer> {
    const key = `${address} ${redirect}`
    const known = this.#answers.get(key)
    if (known) return known
    const response = await fetch(address, { redirect })
    const answer = { status: response.status, html: await response.text() }
    this.#answers.set(key, answer)
    return answer
  }
}
