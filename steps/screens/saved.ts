import type { Locator, Page } from "playwright"
import { asRead } from "../support/text.ts"

/** Finds favourites: the hearts, the link in the header, the favourites page and its comparison. */
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

  /** The link to the favourites, with their number if there are any. */
  get way(): Locator {
    return this.#page.getByRole("banner").getByRole("link", { name: /^(Favoriter|Favourites|Suosikit)( \d+)?$/ })
  }

  /** The message for screen readers after a home is kept or removed. */
  get told(): Locator {
    return this.#page.getByRole("banner").locator('[aria-live="polite"]')
  }

  /** A home in the list, with the controls beside its card. */
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

  /** The compared homes, each with its picture, link and button. */
  get columns(): Locator {
    return this.comparison.getByRole("columnheader")
  }

  row(name: string): Locator {
    return this.comparison.getByRole("rowheader", { name, exact: true })
  }

  /** Returns the comparison row by row, with the names of the homes first. */
  async facts(): Promise<string[][]> {
    const homes = await this.comparedHomes.allInnerTexts()
    const rows = await this.comparison
      .locator("tbody")
      .getByRole("row")
      .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText)))
    return [["", ...homes], ...rows.map((cells) => cells.map(asRead))]
  }
}
