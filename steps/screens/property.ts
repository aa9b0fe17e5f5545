import type { Locator, Page } from "playwright"

/** Finds the parts of a home's page by role and accessible name. */
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

  /** The dialog over the page. */
  get viewer(): Locator {
    return this.#page.getByRole("dialog")
  }

  /** The number and the description of the current picture. */
  get caption(): Locator {
    return this.viewer.getByRole("status")
  }

  /** The picture shown large. */
  get picture(): Locator {
    return this.viewer.getByRole("listitem").getByRole("img")
  }

  /** All loaded pictures, including the hidden neighbours. */
  get pictures(): Locator {
    return this.viewer.getByRole("img", { includeHidden: true })
  }

  /** The overview of all pictures, each of which opens at full size. */
  get overview(): Locator {
    return this.viewer.getByRole("listitem").getByRole("button")
  }

  /** The row that moves with a swipe. */
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

  /** The zoom level of the plan. */
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

  /** The texts above and below the pictures: the home's name and its main facts. */
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

  /** Status messages for screen readers. */
  get told(): Locator {
    return this.#main.getByRole("status").filter({ hasText: /\S/ })
  }
}
