import type { Locator, Page } from "playwright"
import { asRead } from "../support/text.ts"
import { named } from "./names.ts"

/** Finds the example of a maximum price on the hitas page. */
export class HitasExample {
  readonly #example: Locator

  constructor(page: Page) {
    this.#example = page.getByRole("main").getByRole("region", { name: named("hitasExample", ":") })
  }

  get fields(): Locator {
    return this.#example.getByRole("textbox")
  }

  get result(): Locator {
    return this.#example.getByRole("status")
  }

  /** Prices of the result: the maximum, and two by the limit price alone. */
  get prices(): Locator {
    return this.result.filter({ hasText: named("hitasPrice", ":") }).getByRole("strong")
  }

  /** Returns the terms with the mark for the highest price, without that mark. */
  async highest(): Promise<string> {
    const terms = this.#example.getByRole("term").filter({ has: this.#example.page().getByRole("strong") })
    const names = await terms.evaluateAll((all) => all.map((term) => term.firstChild?.textContent ?? ""))
    return names.map(asRead).join(", ")
  }
}
