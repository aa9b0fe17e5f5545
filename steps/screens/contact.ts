import type { Locator, Page } from "playwright"

/** The form for a contact request, and what it leads to. */
export class ContactScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** The form that is sent; search boxes are no such. */
  get form(): Locator {
    return this.#page.locator("form[method=post]")
  }

  get part(): Locator {
    return this.#page.getByRole("main")
  }

  field(name: string): Locator {
    return this.form.getByLabel(name, { exact: true })
  }

  /** Names the country only when scripts have taken the form over. */
  get alive(): Locator {
    return this.form.getByRole("combobox").and(this.#page.locator("input"))
  }

  summary(heading: string): Locator {
    return this.#page.getByRole("group", { name: heading, exact: true })
  }

  /** What tells of a request whose form the visitor has left. */
  get notice(): Locator {
    return this.#page.getByRole("region", { name: /^(Din förfrågan|Yhteydenottopyyntösi|Your request)$/ })
  }

  thanks(heading: string): Locator {
    return this.#page.getByRole("region", { name: heading, exact: true })
  }
}
