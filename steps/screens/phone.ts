import type { Locator, Page } from "playwright"

const countryName = /^(Land och landsnummer|Maa ja maatunnus|Country and dialling code)$/

/** Where a visitor writes a telephone number, and the country that it is of. */
export class PhoneField {
  readonly #main: Locator

  constructor(page: Page) {
    this.#main = page.getByRole("main")
  }

  /** A field like any other until somebody comes to the form. */
  get country(): Locator {
    return this.liveCountry.or(this.plainCountry)
  }

  get liveCountry(): Locator {
    return this.#main.getByRole("combobox", { name: countryName })
  }

  /** As it is before there are scripts. */
  get plainCountry(): Locator {
    return this.#main.getByRole("textbox", { name: countryName })
  }

  get number(): Locator {
    return this.#main.getByRole("textbox", { name: /^(Telefonnummer|Puhelinnumero|Phone number)$/ })
  }

  get countries(): Locator {
    return this.#main.getByRole("listbox", { name: /^(Länder|Maat|Countries)$/ }).getByRole("option")
  }

  /** What is said below the number: a hint, or a question with a button where its country is in doubt. */
  get note(): Locator {
    return this.#main.locator('[data-field="phone"] [aria-live]')
  }

  told(text: string): Locator {
    return this.#main.getByRole("status").filter({ hasText: text })
  }
}
