import type { Locator, Page } from "playwright"

/** Detects hydration by React's mark on its elements; only the offline page works without React. */
const takenOver = () => {
  if (document.querySelector('script[src="/offline.js"]')) return true
  const main = document.querySelector("main")
  return main !== null && Object.keys(main).some((key) => key.startsWith("__reactFiber"))
}

/** Finds what every page of a site has, by role and accessible name. */
export class SitePage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Waits until the page has hydrated. */
  async ready(): Promise<void> {
    await this.#page.waitForFunction(takenOver)
  }

  /**
   * Presses a key without an effect, because the visitor's first input starts the scripts of a page that is still
   * loading.
   */
  async wake(): Promise<void> {
    // A visitor gives input only after the first paint.
    await this.#page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0)
    await this.#page.waitForLoadState("domcontentloaded")
    await this.#page.keyboard.press("Shift")
    await this.ready()
  }

  /** Checks hydration without waiting, for scenarios that stop the clock. */
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

  /** The progress bar while the next page loads. */
  get progress(): Locator {
    return this.#page.getByRole("progressbar")
  }

  /** Status messages for screen readers about the page as a whole. */
  get status(): Locator {
    return this.#page.getByRole("status").and(this.#page.locator(":not(main *)"))
  }

  /** The announcement of a new page for screen readers. */
  get announcement(): Locator {
    return this.#page.locator('[aria-live="assertive"]')
  }

  /** The message in place of a part of the page that failed to load. */
  get failure(): Locator {
    return this.#page.getByRole("alert", { includeHidden: true })
  }

  part(name: string): Locator {
    if (name === "navigation") return this.navigation
    return name === "footer" ? this.footer : this.main
  }

  section(heading: string): Locator {
    return this.main.getByRole("region", { name: heading, exact: true })
  }

  /** Cards of homes, which are articles with a price. */
  homes(within: Locator = this.main): Locator {
    return within.getByRole("article").filter({ has: this.#page.getByRole("definition") })
  }

  home(headline: string): Locator {
    return this.homes().filter({ has: this.#page.getByRole("heading", { name: headline, exact: true }) })
  }

  /** Cards of articles, which are articles with a date. */
  articles(within: Locator = this.main): Locator {
    return within.getByRole("article").filter({ has: this.#page.getByRole("time") })
  }

  /** Values beside a term, except those in the cards of other homes. */
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
