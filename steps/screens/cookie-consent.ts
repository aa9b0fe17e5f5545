import type { Locator, Page } from "playwright"

const question = /^(Vilka kakor|Which cookies|Mitä evästeitä|Hvilke informasjonskapsler)/

/** Finds the question of consent: first a panel, later a dialog that the visitor opens. */
export class CookieConsent {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get panel(): Locator {
    return this.#page.getByRole("region", { name: question })
  }

  get dialog(): Locator {
    return this.#page.getByRole("dialog", { name: question })
  }

  get either(): Locator {
    return this.panel.or(this.dialog)
  }

  /** The three buttons that decide; the dialog has one more, which closes it. */
  get answers(): Locator {
    return this.either.getByRole("button")
  }

  answer(name: string): Locator {
    return this.either.getByRole("button", { name, exact: true })
  }

  get purposes(): Locator {
    return this.either.getByRole("checkbox")
  }

  purpose(name: string): Locator {
    return this.either.getByRole("checkbox", { name, exact: true })
  }

  settings(name: string): Locator {
    return this.#page.getByRole("contentinfo").getByRole("button", { name, exact: true })
  }
}
