import type { Locator, Page } from "playwright"
import { named } from "./names.ts"
import { sectionOf } from "./sections.ts"

/** Finds the parts of the page for sellers. */
export class SellingScreen {
  readonly #main: Locator

  constructor(page: Page) {
    this.#main = page.getByRole("main")
  }

  question(text: string): Locator {
    return this.#main.getByText(text, { exact: true })
  }

  answer(question: string): Locator {
    return this.#main
      .getByRole("group")
      .filter({ has: this.#main.page().getByText(question, { exact: true }) })
      .getByRole("paragraph")
  }

  /** The steps of a sale. */
  get steps(): Locator {
    return sectionOf(this.#main, named("saleSteps")).getByRole("listitem")
  }

  items(heading: string): Locator {
    return sectionOf(this.#main, heading).getByRole("listitem")
  }

  /** Returns the phone number and the e-mail address of each person, as links show them. */
  async contacts(heading: string): Promise<{ phones: string[]; addresses: string[] }> {
    const people = this.items(heading)
    return {
      phones: await people.locator('a[href^="tel:+"]').allInnerTexts(),
      addresses: await people.locator('a[href^="mailto:"]').allInnerTexts(),
    }
  }
}
