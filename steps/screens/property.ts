import type { Locator, Page } from "playwright"

/** What a visitor finds on the page of a home, by role and accessible name. */
export class PropertyScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get #main(): Locator {
    return this.#page.getByRole("main")
  }

  button(name: string): Locator {
    return this.#page.getByRole("button", { name, exact: true })
  }

  /** What is open over the page. */
  get viewer(): Locator {
    return this.#page.getByRole("dialog")
  }

  /** Where the visitor is among the pictures, and what they see there. */
  get caption(): Locator {
    return this.viewer.getByRole("status")
  }

  /** The picture that is shown large. */
  get picture(): Locator {
    return this.viewer.getByRole("listitem").getByRole("img")
  }

  /** All that are there, the neighbours included. */
  get pictures(): Locator {
    return this.viewer.getByRole("img", { includeHidden: true })
  }

  /** The pictures that lead to themselves at full size, where all are shown at once. */
  get overview(): Locator {
    return this.viewer.getByRole("listitem").getByRole("button")
  }

  /** The row that a finger moves. */
  get row(): Locator {
    return this.viewer.getByRole("list")
  }

  get plan(): Locator {
    return this.viewer.getByRole("img")
  }

  /** The plan in the page. */
  get drawing(): Locator {
    return this.#main.getByRole("region", { name: /^(Planritning|Floor plan|Pohjakuva)$/ }).getByRole("img")
  }

  /** How large the plan is shown. */
  get scale(): Locator {
    return this.viewer.getByRole("status")
  }

  /** The pictures in the page. */
  get gallery(): Locator {
    return this.#main.getByRole("region", { name: /^\d+ (bilder|pictures|kuvaa)$/ })
  }

  get contents(): Locator {
    return this.#main.getByRole("navigation", { name: /^(På den här sidan|On this page|Tällä sivulla)$/ })
  }

  /** What stands above and below the pictures: the name of the home and the few facts that a visitor looks for first. */
  get heading(): Locator {
    return this.#main.locator("header")
  }

  get glance(): Locator {
    return this.#main.getByRole("region", { name: /^(I korthet|In brief|Lyhyesti)$/ })
  }

  term(word: string): Locator {
    return this.#main.getByRole("term").getByRole("button", { name: word, exact: true })
  }

  get meaning(): Locator {
    return this.#main.locator(":popover-open")
  }

  /** What the browser tells who cannot see. */
  get told(): Locator {
    return this.#main.getByRole("status").filter({ hasText: /\S/ })
  }
}
