import { defaultLanguage, type Language, languages } from "../../src/spec/languages.ts"
import { violationsIn } from "./axe.ts"
import { builtPaths, type SiteName } from "./sites.ts"
import type { SiteWorld } from "./world.ts"

/** What a page said of itself when it was read. */
export type Reading = {
  readonly path: string
  readonly language: Language
  readonly status: number
  readonly lang: string
  readonly headings: readonly string[]
  readonly title: string
  readonly description: string
  readonly canonical: string | null
  readonly alternates: Readonly<Record<string, string>>
  readonly listed: boolean
  /** Links within the site, with the place in the page that they lead to. */
  readonly links: readonly string[]
  readonly violations: readonly string[]
}

const languageOf = (path: string): Language =>
  (Object.keys(languages) as Language[]).find((language) => path.startsWith(`/${language}/`)) ?? defaultLanguage

/** What the page says of itself, in the browser. */
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

/** Opens every page that the build made in a language, and takes down what it says. */
export const readPages = async (world: SiteWorld, site: SiteName, language: Language): Promise<Reading[]> => {
  const readings: Reading[] = []
  for (const path of builtPaths(site).filter((path) => languageOf(path) === language)) {
    await world.open(site, path)
    readings.push({
      path,
      language,
      status: world.answer.status(),
      ...(await world.page.evaluate(factsOfPage)),
      // Contrast costs axe most of its time; it is tried on each kind of page, light and dark, by a rule of its own.
      violations: await violationsIn(world.page, { "color-contrast": { enabled: false } }),
    })
  }
  return readings
}
