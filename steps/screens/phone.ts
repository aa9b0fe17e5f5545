import type { Locator, Page } from "playwright"
import { named } from "./names.ts"

/** Finds the field for a phone number and the field for its country. */
export class PhoneField {
  readonly #main: Locator

  constructor(page: Page) {
    this.#main = page.getByRole("main")
  }

  /** The country field before or after the form has hydrated. */
  get country(): Locator {
    return this.liveCountry.or(this.plainCountry)
  }

  get liveCountry(): Locator {
    return this.#main.getByRole("combobox", { name: named("country") })
  }

  /** The field before its scripts run. */
  get plainCountry(): Locator {
    return this.#main.getByRole("textbox", { name: named("country") })
  }

  get number(): Locator {
    return this.#main.getByRole("textbox", { name: named("phone") })
  }

  get countries(): Locator {
    return this.#main.getByRole("listbox", { name: named("countries") }).getByRole("option")
  }

  /** The text below the number: a hint, or a question with a button if the country is in doubt. */
  get note(): Locator {
    return this.#main.locator('[data-field="phone"] [id$="-phone-hint"]')
  }

  message(text: string): Locator {
    return this.#main.locator("[aria-live]").filter({ hasText: text })
  }

  async openCountries(): Promise<void> {
    await this.country.click()
    await this.liveCountry.press("ArrowDown")
    await this.countries.first().waitFor()
  }
}
