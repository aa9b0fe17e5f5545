import type { Locator, Page } from "playwright"
import { structuredDataOf } from "../support/structured-data.ts"

const names = {
  topics: /^(Ämnen|Topics|Aiheet)$/,
  neighbours: /^(Fler artiklar|More articles|Lisää kirjoituksia)$/,
}

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

  topic(name: string): Locator {
    return this.#page.getByRole("navigation", { name: names.topics }).getByRole("link", { name, exact: true })
  }

  list(name: string): Locator {
    return this.#page.getByRole("navigation", { name, exact: true })
  }

  part(heading: string): Locator {
    return this.#page.getByRole("heading", { level: 2, name: heading, exact: true })
  }

  neighbour(which: "previous" | "next"): Locator {
    return this.#page
      .getByRole("navigation", { name: names.neighbours })
      .locator(`a[rel="${which === "next" ? "next" : "prev"}"]`)
  }

  /** Returns the article's structured data for search engines. */
  async posting(): Promise<{ author: { name: string }; datePublished: string; dateModified: string }> {
    const posting = (await structuredDataOf(this.#page)).find((one) => one["@type"] === "BlogPosting")
    if (!posting) throw new Error("search engines are told of no article")
    return posting as { author: { name: string }; datePublished: string; dateModified: string }
  }
}
