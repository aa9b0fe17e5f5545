import type { Locator, Page } from "playwright"

/** React marks the elements that it owns. Only the offline page has no React. */
const takenOver = () => {
  if (document.querySelector('script[src="/offline.js"]')) return true
  const main = document.querySelector("main")
  return main !== null && Object.keys(main).some((key) => key.startsWith("__reactFiber"))
}

/** What a visitor finds on any page of a site, by role and accessible name. */
export class SitePage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Waits until the page's scripts have taken it over. */
  async ready(): Promise<void> {
    await this.#page.waitForFunction(takenOver)
  }

  /** The visitor's first input, which does nothing else: a page that has not loaded yet starts its scripts for it. */
  async wake(): Promise<void> {
    // Nobody taps what they do not see.
    await this.#page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0)
    await this.#page.waitForLoadState("domcontentloaded")
    await this.#page.keyboard.press("Shift")
    await this.ready()
  }

  /** Whether they have: where the clock stands still, nothing can be waited for. */
  isReady(): Promise<boolean> {
    return this.#page.evaluate(takenOver)
  }

  get heading(): Locator {
    return this.#page.getByRole("heading", { level: 1 })
  }

  get main(): Locator {
    return this.#page.getByRole("main")
  }

  get banner(): Locator {
    return this.#page.getByRole("banner")
  }

  get footer(): Locator {
    return this.#page.getByRole("contentinfo")
  }

  get navigation(): Locator {
    return this.banner.getByRole("navigation", { name: /^(Huvudmeny|Main menu|Päävalikko|Hovedmeny)$/ })
  }

  get languageSwitch(): Locator {
    return this.banner.getByRole("navigation", { name: /^(Språk|Language|Kieli)$/ })
  }

  /** What is shown while the next page takes its time. */
  get progress(): Locator {
    return this.#page.getByRole("progressbar")
  }

  /** What assistive technology is told in passing, about the page as a whole. */
  get status(): Locator {
    return this.#page.getByRole("status").and(this.#page.locator(":not(main *)"))
  }

  /** What assistive technology is told of a page that has been reached. */
  get announcement(): Locator {
    return this.#page.locator('[aria-live="assertive"]')
  }

  /** What is said where a part of the page could not be loaded. */
  get failure(): Locator {
    return this.#page.getByRole("alert", { includeHidden: true })
  }

  part(name: string): Locator {
    if (name === "navigation") return this.navigation
    return name === "footer" ? this.footer : this.main
  }

  /** A section by its heading. */
  section(heading: string): Locator {
    return this.main.getByRole("region", { name: heading, exact: true })
  }

  /** The cards of homes in a part of the page: articles with a price. */
  homes(within: Locator = this.main): Locator {
    return within.getByRole("article").filter({ has: this.#page.getByRole("definition") })
  }

  home(headline: string): Locator {
    return this.homes().filter({ has: this.#page.getByRole("heading", { name: headline, exact: true }) })
  }

  /** The cards of articles in a part of the page: articles with a date. */
  articles(within: Locator = this.main): Locator {
    return within.getByRole("article").filter({ has: this.#page.getByRole("time") })
  }

  /** Values that stand beside a term, those in the cards of other homes left out. */
  values(term: string, within: Locator = this.main): Locator {
    return within
      .locator("dl > div:not(article *)")
      .filter({ has: this.#page.getByRole("term").getByText(term, { exact: true }) })
      .getByRole("definition")
  }

  table(caption: string): Locator {
    return this.#page.getByRole("table", { name: caption, exact: true })
  }

  canonical(): Promise<string | null> {
    return this.#page.locator('link[rel="canonical"]').getAttribute("href")
  }

  alternates(): Promise<{ language: string; address: string }[]> {
    return this.#page.locator('link[rel="alternate"][hreflang]').evaluateAll((links) =>
      links.map((link) => ({
        language: link.getAttribute("hreflang") ?? "",
        address: link.getAttribute("href") ?? "",
      })),
    )
  }
}
