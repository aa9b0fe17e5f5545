import { defaultLanguage, type Language, languages } from "../../src/spec/languages.ts"
import { bringAxe, colourRules, violationsIn } from "./axe.ts"
import type { Reading } from "./reading.ts"
import { builtPaths, type SiteName } from "./sites.ts"
import type { Visitor } from "./visitor.ts"

const languageOf = (path: string): Language =>
  (Object.keys(languages) as Language[]).find((language) => path.startsWith(`/${language}/`)) ?? defaultLanguage

/** Collects the page's facts; it runs in the browser. */
const factsOfPage = () => {
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null
  return {
    lang: document.documentElement.lang,
    headings: [...document.querySelectorAll("h1")].map((heading) => heading.textContent ?? ""),
    title: document.title,
    description: attribute('meta[name="description"]', "content") ?? "",
    canonical: attribute('link[rel="canonical"]', "href"),
    alternates: Object.fromEntries(
      [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
        link.getAttribute("hreflang") ?? "",
        link.getAttribute("href") ?? "",
      ]),
    ),
    listed: attribute('meta[name="robots"]', "content") !== "noindex",
    links: [...document.querySelectorAll<HTMLAnchorElement>("a[href]")]
      .filter((link) => link.origin === location.origin)
      .map((link) => link.pathname + link.hash),
  }
}

/** Facts of every page of a site in a language. */
export class EveryPage {
  readonly #visitor: Visitor
  readings: readonly Reading[] = []

  constructor(visitor: Visitor) {
    this.#visitor = visitor
  }

  /** Opens every built page in a language, and collects its facts. */
  async read(site: SiteName, language: Language): Promise<void> {
    const readings: Reading[] = []
    await bringAxe(this.#visitor.context)
    for (const path of builtPaths(site).filter((path) => languageOf(path) === language)) {
      await this.#visitor.open(site, path)
      readings.push({
        path,
        language,
        status: this.#visitor.answer.status(),
        ...(await this.#visitor.page.evaluate(factsOfPage)),
        // Skips colour rules, which take most of axe's time; another rule tests them on each kind of page, light and
        // dark.
        violations: await violationsIn(
          this.#visitor.page,
          Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
        ),
      })
    }
    this.readings = readings
  }
}
