import type { Locator, Page } from "playwright"
import { topOf } from "./measures.ts"
import { named } from "./names.ts"

/** Finds the comparison of neighbourhoods by role and accessible name. */
export class NeighbourhoodScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get choices(): Locator {
    return this.#page.getByRole("main").getByRole("combobox")
  }

  choice(label: string): Locator {
    return this.#page
      .getByRole("combobox", { name: label, exact: true })
      .or(this.#page.getByRole("combobox", { name: new RegExp(`^${label} \\(`) }))
  }

  /** The control that opens the table of a subject. */
  opener(subject: string): Locator {
    return this.#page
      .getByRole("main")
      .locator("summary")
      .filter({ hasText: new RegExp(`^${subject} `) })
  }

  /** The comparison, in any language. */
  get comparison(): Locator {
    return this.comparisonCalled(named("comparison"))
  }

  comparisonCalled(name: string | RegExp): Locator {
    return this.#page.getByRole("region", { name, exact: true })
  }

  /** The text that names the compared areas. */
  comparedIn(comparison: Locator): Locator {
    return comparison.getByText(named("areasCompared", " "))
  }

  /** Returns the chosen areas, in the order of the choices. */
  chosen(): Promise<string[]> {
    return this.choices.evaluateAll((all) =>
      all.map((choice) => (choice as HTMLSelectElement).selectedOptions[0]?.text ?? ""),
    )
  }

  /** Returns the place on screen of the choice and of each subject's heading, from the top. */
  tops(subjects: readonly string[]): Promise<number[]> {
    return Promise.all([this.choices.first(), ...subjects.map((subject) => this.opener(subject))].map(topOf))
  }

  /** Returns how many windows the page is high. */
  screens(): Promise<number> {
    return this.#page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
  }
}
