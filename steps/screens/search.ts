import type { Locator, Page } from "playwright"

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** Finds the search on the list of homes, and its results. */
export class HomeSearch {
  readonly #main: Locator
  readonly #outsideForms: Locator

  constructor(page: Page) {
    this.#main = page.getByRole("main")
    this.#outsideForms = page.locator(":not(form *)")
  }

  get form(): Locator {
    return this.#main.getByRole("search")
  }

  /** The announced number of homes; the form has status messages too, which do not count. */
  get found(): Locator {
    return this.#main.getByRole("status").and(this.#outsideForms).first()
  }

  get more(): Locator {
    return this.#main.getByRole("button", { name: /^(Visa fler bostäder|Show more homes|Näytä lisää kohteita)$/ })
  }

  get order(): Locator {
    return this.#main.getByRole("combobox", { name: /^(Sortering|Sort by|Järjestys)$/ })
  }

  get place(): Locator {
    return this.form.getByRole("combobox")
  }

  get suggestions(): Locator {
    return this.form.getByRole("option")
  }

  text(label: string): Locator {
    return this.form.getByRole("textbox", { name: label, exact: true })
  }

  filter(label: string): Locator {
    return this.form.getByRole("group", { name: label, exact: true })
  }

  end(label: string, filter: string): Locator {
    return this.filter(filter).getByRole("textbox", { name: label, exact: true })
  }

  /** Finds a choice by its name, which may end with its number of homes. */
  choice(name: string, filter: string): Locator {
    return this.filter(filter).getByRole("checkbox", { name: new RegExp(`^${escaped(name)}( \\([\\d\\s]+\\))?$`) })
  }

  disclosure(name: string): Locator {
    return this.#main.locator("summary").filter({ hasText: new RegExp(`^${escaped(name)}( \\d*)?$`) })
  }

  button(name: string): Locator {
    return this.#main.getByRole("button", { name, exact: true })
  }

  /** The active filters, each a button that removes it. */
  get active(): Locator {
    return this.#main
      .getByRole("list", { name: /^(Valda filter|Active filters|Valitut rajaukset)$/ })
      .getByRole("button", {
        name: /^(Ta bort filter|Remove filter|Poista rajaus): /,
      })
  }

  /** The filters that an empty result offers to remove. */
  get relief(): Locator {
    return this.#main
      .getByRole("region", { name: /^(Inga bostäder passar|No homes fit|Mikään kohde ei sovi)/ })
      .getByRole("button")
  }

  get wrong(): Locator {
    return this.form.locator("[aria-invalid]")
  }

  /** The list of homes, and the texts above and below it. */
  get results(): Locator {
    return this.#main.getByRole("region", { name: /^(Funna bostäder|Homes found|Löydetyt kohteet)$/ })
  }

  get list(): Locator {
    return this.results.getByRole("list").first()
  }

  /** Returns the pixels between the number of homes and the homes themselves. */
  async gapAboveResults(): Promise<number> {
    const [number, homes] = [await this.found.boundingBox(), await this.results.boundingBox()]
    return number && homes ? homes.y - number.y - number.height : Number.POSITIVE_INFINITY
  }

  /** The number of homes, as a sentence. */
  get count(): Locator {
    return this.#main.getByText(/^\d+ bostäder$/)
  }

  /** What the list says where scripts are off. */
  get noticeWithoutScripts(): Locator {
    return this.#main.locator("noscript > p")
  }
}
