import type { Locator, Page } from "playwright"

/** Finds what helps a visitor decide about a viewing on the page of a home. */
export class Deciding {
  readonly #main: Locator

  constructor(page: Page) {
    this.#main = page.getByRole("main")
  }

  get viewings(): Locator {
    return this.#main.getByRole("region", { name: /^(Visningar|Viewings|Esittelyt)$/ }).getByRole("listitem")
  }

  viewing(time: string): Locator {
    return this.viewings.filter({ hasText: time })
  }

  link(name: string): Locator {
    return this.#main.getByRole("link", { name, exact: true })
  }

  field(name: string): Locator {
    return this.#main.getByRole("textbox", { name, exact: true })
  }

  choice(name: string): Locator {
    return this.#main.getByRole("radio", { name, exact: true })
  }

  /** Buttons and fields of the monthly cost. */
  controls(section: Locator): Locator {
    return section.getByRole("button").or(section.getByRole("textbox"))
  }
}
