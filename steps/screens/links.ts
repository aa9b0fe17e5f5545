import type { Locator, Page } from "playwright"

/** Links of the page. */
export class Links {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  first(name: string): Locator {
    return this.#page.getByRole("main").getByRole("link", { name, exact: true }).first()
  }

  to(address: string): Locator {
    return this.#page.getByRole("main").locator(`a[href="${address}"]`)
  }

  /** The first link to an address that can be seen, in any part of the page. */
  visibleTo(address: string): Locator {
    return this.#page.locator(`a[href="${address}"]`).filter({ visible: true }).first()
  }

  /** Returns the paths of all links within the site. */
  paths(): Promise<string[]> {
    return this.#page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  }

  /** Returns the paths of other pages to which links in the window lead. */
  async pagesInWindow(): Promise<string[]> {
    const paths = await this.#page.locator('a[href^="/"]').evaluateAll((links) =>
      links
        .filter((link) => {
          const { top, bottom } = link.getBoundingClientRect()
          return bottom > 0 && top < innerHeight
        })
        .map((link) => (link as HTMLAnchorElement).pathname),
    )
    const { pathname } = new URL(this.#page.url())
    return [...new Set(paths.filter((path) => path.endsWith("/") && path !== pathname))]
  }

  /** Has the links to homes name a template that no deployment has. */
  async nameMissingTemplate(): Promise<void> {
    await this.#page
      .getByRole("main")
      .locator("a[data-chunk]")
      .evaluateAll((links) => {
        for (const link of links) link.setAttribute("data-chunk", "component---src-visit-gone-tsx")
      })
  }
}
