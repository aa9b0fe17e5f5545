import type { Locator } from "playwright"

/** Parses an amount in the format that visitors read. */
const amountOf = (text: string): number => Number(text.replace(/[^\d,]/g, "").replace(",", "."))

/** Finds the monthly cost of a home in its section. */
export class MonthlyCost {
  readonly #section: Locator

  constructor(section: Locator) {
    this.#section = section
  }

  get rows(): Locator {
    return this.#section.getByRole("table").getByRole("row")
  }

  get fields(): Locator {
    return this.#section.getByRole("textbox")
  }

  get sum(): Locator {
    return this.#section.getByRole("status")
  }

  /** Returns the amounts and their total, which is the last row. */
  async amounts(): Promise<{ sum: number; total: number | undefined }> {
    const amounts = (await this.rows.locator(":scope > :last-child").allInnerTexts()).map(amountOf)
    const total = amounts.pop()
    return { sum: Math.round(amounts.reduce((sum, amount) => sum + amount, 0)), total }
  }
}
