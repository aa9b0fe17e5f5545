import type { ElementHandle, Locator, Page } from "playwright"

/** Finds what every page of a site has, by role and accessible name. */
export class SitePage {
  readonly #page: Page

  #list: ElementHandle | null = null

  constructor(page: Page) {
    this.#page = page
  }

  /** Remembers the element of the list of homes, to tell it from a newly rendered one. */
  async rememberList(): Promise<void> {
    const lists = this.main.getByRole("list").filter({ has: this.#page.getByRole("article") })
    this.#list = await lists.first().elementHandle()
  }

  get rememberedList(): ElementHandle {
    if (!this.#list) throw new Error("no step remembered a list")
    return this.#list
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
