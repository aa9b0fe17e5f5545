import type { Locator, Page } from "playwright"

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** The search of the list of homes, and what it finds. */
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

  /** How many homes were found, as it is told: the first after what the form itself tells. */
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

  /** A choice has its number of homes behind its name. */
  choice(name: string, filter: string): Locator {
    return this.filter(filter).getByRole("checkbox", { name: new RegExp(`^${escaped(name)}( \\([\\d\\s]+\\))?$`) })
  }

  disclosure(name: string): Locator {
    return this.#main.locator("summary").filter({ hasText: new RegExp(`^${escaped(name)}( \\d*)?$`) })
  }

  button(name: string): Locator {
    return this.#main.getByRole("button", { name, exact: true })
  }

  /** Names of the active filters: each is a button that takes it away. */
  get active(): Locator {
    return this.#main
      .getByRole("list", { name: /^(Valda filter|Active filters|Valitut rajaukset)$/ })
      .getByRole("button", {
        name: /^(Ta bort filter|Remove filter|Poista rajaus): /,
      })
  }

  /** What a search that finds nothing offers to give up. */
  get relief(): Locator {
    return this.#main
      .getByRole("region", { name: /^(Inga bostäder passar|No homes fit|Mikään kohde ei sovi)/ })
      .getByRole("button")
  }

  get wrong(): Locator {
    return this.form.locator("[aria-invalid]")
  }

  /** The homes and all that stands above and below them. */
  get results(): Locator {
    return this.#main.getByRole("region", { name: /^(Funna bostäder|Homes found|Löydetyt kohteet)$/ })
  }

  get list(): Locator {
    return this.results.getByRole("list").first()
  }
}
