import type { Locator, Page } from "playwright"
import { sectionOf } from "./sections.ts"

/** Finds the charts of sold homes. */
export class SoldScreen {
  readonly #main: Locator

  constructor(page: Page) {
    this.#main = page.getByRole("main")
  }

  #part(area: string): Locator {
    return sectionOf(this.#main, area)
  }

  dots(area: string): Locator {
    return this.#part(area).getByRole("img").locator("circle")
  }

  /** Lines of a chart that go up or down, and not across behind the dots. */
  slopes(area: string): Promise<number> {
    return this.#part(area)
      .getByRole("img")
      .locator("line, path, polyline")
      .evaluateAll((lines) => lines.filter((line) => line.getBoundingClientRect().height > 1).length)
  }

  /** Returns the address of the home whose dot is highest: dots and rows are in the same order. */
  async highest(area: string): Promise<string> {
    const heights = await this.dots(area).evaluateAll((dots) => dots.map((dot) => dot.getBoundingClientRect().top))
    const row = this.#part(area)
      .getByRole("rowheader")
      .nth(heights.indexOf(Math.min(...heights)))
    return (await row.innerText()).split("\n")[0]?.trim() ?? ""
  }
}
