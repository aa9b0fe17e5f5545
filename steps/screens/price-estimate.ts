import type { Locator, Page } from "playwright"
import { named } from "./names.ts"

/** Finds the first idea of a price on the page for sellers. */
export class PriceEstimate {
  readonly #part: Locator

  readonly #main: Locator

  constructor(page: Page) {
    this.#main = page.getByRole("main")
    this.#part = page.getByRole("main").getByRole("region", { name: named("priceEstimate") })
  }

  /** The range in large type, which stands alone in its paragraph. */
  get range(): Locator {
    return this.#part
      .getByRole("status")
      .getByRole("paragraph")
      .filter({ hasText: named("priceRange") })
  }

  get toValuation(): Locator {
    return this.#part.getByRole("link").first()
  }

  /** The message in the request for a valuation. */
  get message(): Locator {
    return this.#main.getByRole("textbox", { name: named("message") })
  }

  async ask(rooms: string, size: string, area: string): Promise<void> {
    const choices = this.#part.getByRole("combobox")
    await choices.first().selectOption({ label: area })
    await this.#part.getByRole("textbox").fill(size)
    await choices.last().selectOption({ label: rooms })
    await this.#part.getByRole("button").click()
  }
}
