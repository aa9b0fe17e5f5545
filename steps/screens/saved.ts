import type { Locator, Page } from "playwright"

const asRead = (text: string): string => text.replace(/\s+/g, " ").trim()

/** What a visitor keeps homes with: the hearts, the way in the header, the favourites page and its comparison. */
export class Saved {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  button(name: string): Locator {
    return this.#page.getByRole("button", { name, exact: true })
  }

  get hearts(): Locator {
    return this.#page.getByRole("button", {
      name: /^(Spara|Sparad, ta bort|Save|Saved, remove|Lisää suosikkeihin|Suosikeissa, poista) /,
    })
  }

  get buttonsOfHomes(): Locator {
    return this.#page.getByRole("article").getByRole("button")
  }

  /** The way to the favourites, with their number where there are any. */
  get way(): Locator {
    return this.#page.getByRole("banner").getByRole("link", { name: /^(Favoriter|Favourites|Suosikit)( \d+)?$/ })
  }

  /** What is said when a home is kept or let go. */
  get told(): Locator {
    return this.#page.getByRole("banner").locator('[aria-live="polite"]')
  }

  /** A home of the list with what stands beside its card. */
  kept(headline: string): Locator {
    return this.#page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: this.#page.getByRole("heading", { name: headline, exact: true }) })
  }

  note(street: string): Locator {
    return this.#page.getByRole("textbox", { name: new RegExp(` ${street}$`) })
  }

  checkbox(name: string): Locator {
    return this.#page.getByRole("checkbox", { name, exact: true })
  }

  file(name: string): Locator {
    return this.#page.getByLabel(name, { exact: true })
  }

  get comparison(): Locator {
    return this.#page.getByRole("main").getByRole("table")
  }

  /** The part that scrolls. */
  get region(): Locator {
    return this.#page
      .getByRole("main")
      .getByRole("region")
      .filter({ has: this.#page.getByRole("table") })
  }

  get comparedHomes(): Locator {
    return this.comparison.getByRole("columnheader").getByRole("link")
  }

  row(name: string): Locator {
    return this.comparison.getByRole("rowheader", { name, exact: true })
  }

  /** The comparison as a visitor reads it, row by row; the names of the homes first. */
  async facts(): Promise<string[][]> {
    const homes = await this.comparedHomes.allInnerTexts()
    const rows = await this.comparison
      .locator("tbody")
      .getByRole("row")
      .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText)))
    return [["", ...homes], ...rows.map((cells) => cells.map(asRead))]
  }
}
