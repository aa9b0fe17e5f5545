import type { Locator, Page } from "playwright"
import { asRead } from "../support/text.ts"

/** Finds the search box of the front page. */
export class SearchBox {
  readonly #page: Page
  readonly #box: Locator

  constructor(page: Page) {
    this.#page = page
    this.#box = page.getByRole("main").getByRole("search")
  }

  /** Chooses answers to several questions. */
  async chooseAll(answers: readonly string[]): Promise<void> {
    for (const answer of answers) await this.choose(answer)
  }

  /** Chooses an answer without naming its question, because each answer belongs to one question only. */
  async choose(answer: string): Promise<void> {
    const option = this.#page.locator("option").filter({ hasText: new RegExp(`^${answer.replace(/ /g, "\\s")}$`) })
    const question = this.#box.getByRole("combobox").filter({ has: option })
    await question.selectOption((await option.getAttribute("value")) ?? "")
  }

  /** Returns the chosen answers, in the order of the questions. */
  async chosen(): Promise<string[]> {
    const answers = await this.#box
      .getByRole("combobox")
      .evaluateAll((questions) =>
        questions.map((question) => (question as HTMLSelectElement).selectedOptions[0]?.text ?? ""),
      )
    return answers.map(asRead)
  }

  button(name: string): Locator {
    return this.#box.getByRole("button", { name, exact: true })
  }
}
