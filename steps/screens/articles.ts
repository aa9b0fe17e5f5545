import type { Locator, Page } from "playwright"
import { named } from "./names.ts"

/** Finds an article's data, topics and neighbouring articles. */
export class Articles {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** The paragraph with author, date and reading time. */
  get beginning(): Locator {
    return this.#page
      .getByRole("main")
      .getByRole("article")
      .first()
      .getByRole("paragraph")
      .filter({
        has: this.#page.getByRole("time"),
      })
  }

  get topics(): Locator {
    return this.#page.getByRole("navigation", { name: named("articleTopics") })
  }

  topic(name: string): Locator {
    return this.topics.getByRole("link", { name, exact: true })
  }

  get currentTopic(): Locator {
    return this.topics.locator('[aria-current="page"]')
  }

  list(name: string): Locator {
    return this.#page.getByRole("navigation", { name, exact: true })
  }

  part(heading: string): Locator {
    return this.#page.getByRole("heading", { level: 2, name: heading, exact: true })
  }

  neighbour(which: "prev" | "next"): Locator {
    return this.#page.getByRole("navigation", { name: named("moreArticles") }).locator(`a[rel="${which}"]`)
  }

  get feed(): Locator {
    return this.#page.locator('link[rel="alternate"][type="application/atom+xml"]')
  }
}
