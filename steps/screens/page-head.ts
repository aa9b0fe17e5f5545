import type { Locator, Page } from "playwright"

/** Finds what a page says to search engines. */
export class PageHead {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get robots(): Locator {
    return this.#page.locator('meta[name="robots"]')
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
