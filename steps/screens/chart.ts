import type { Locator } from "playwright"
import { asRead } from "../support/text.ts"

/** Finds the parts of a line chart. */
export class Chart {
  readonly #figure: Locator

  constructor(figure: Locator) {
    this.#figure = figure
  }

  get caption(): Locator {
    return this.#figure.locator("figcaption")
  }

  source(text: string): Locator {
    return this.#figure.getByText(text, { exact: true })
  }

  /** The notes below the chart, without its source. */
  get notes(): Locator {
    return this.#figure.locator("p:not(:last-of-type)")
  }

  get table(): Locator {
    return this.#figure.getByRole("table")
  }

  async openTable(): Promise<void> {
    await this.#figure.locator("summary").click()
  }

  /** Returns what a screen reader says of the chart. */
  async description(): Promise<string> {
    return asRead((await this.#image.getAttribute("aria-label")) ?? "")
  }

  /** Returns how far below the top of the window the marks of the line are. */
  heights(): Promise<number[]> {
    return this.#image.locator("path").evaluateAll((marks) => marks.map((mark) => mark.getBoundingClientRect().top))
  }

  /** Lines that go up or down. */
  slopes(): Promise<number> {
    return this.#image
      .locator("line")
      .evaluateAll((lines) => lines.filter((line) => line.getBoundingClientRect().height > 1).length)
  }

  /** Returns the letters at the ends of the lines. */
  async letters(): Promise<string[]> {
    const texts = await this.#image.locator("text").allTextContents()
    return texts.map((text) => text.trim()).filter((text) => /^\p{Lu}$/u.test(text))
  }

  /** Returns the different shapes of marks. */
  async shapes(): Promise<Set<string | null>> {
    return new Set(
      await this.#image.locator("path").evaluateAll((paths) => paths.map((path) => path.getAttribute("d"))),
    )
  }

  get #image(): Locator {
    return this.#figure.getByRole("img")
  }
}
