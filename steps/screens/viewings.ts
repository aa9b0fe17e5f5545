import type { Locator, Page } from "playwright"
import { named } from "./names.ts"

/** Finds the viewings of a home. */
export class ViewingScreen {
  readonly #main: Locator

  constructor(page: Page) {
    this.#main = page.getByRole("main")
  }

  get viewings(): Locator {
    return this.#main.getByRole("region", { name: named("viewings") }).getByRole("listitem")
  }

  viewing(time: string): Locator {
    return this.viewings.filter({ hasText: time })
  }

  /** The address of the calendar entry of a viewing. */
  async calendarEntry(time: string): Promise<string> {
    return (await this.viewing(time).getByRole("link").last().getAttribute("href")) ?? ""
  }
}
