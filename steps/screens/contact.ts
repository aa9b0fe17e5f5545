import type { Locator, Page } from "playwright"

/** Finds the form for a contact request, and its results. */
export class ContactScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Excludes search boxes, which do not post. */
  get form(): Locator {
    return this.#page.locator("form[method=post]")
  }

  get part(): Locator {
    return this.#page.getByRole("main")
  }

  field(name: string): Locator {
    return this.form.getByLabel(name, { exact: true })
  }

  /** The country field, which has this role only after hydration. */
  get alive(): Locator {
    return this.form.getByRole("combobox").and(this.#page.locator("input"))
  }

  summary(heading: string): Locator {
    return this.#page.getByRole("group", { name: heading, exact: true })
  }

  /** The notice about a request whose form the visitor has left. */
  get notice(): Locator {
    return this.#page.getByRole("region", { name: /^(Din förfrågan|Yhteydenottopyyntösi|Your request)$/ })
  }

  thanks(heading: string): Locator {
    return this.#page.getByRole("region", { name: heading, exact: true })
  }
}
