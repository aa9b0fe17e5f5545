import type { Locator, Page } from "playwright"
import { cards } from "./cards.ts"
import { addressesOf } from "./elements.ts"

/** Finds what is on the page of an agent, and on the page of all agents. */
export class AgentScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get #main(): Locator {
    return this.#page.getByRole("main")
  }

  get portraits(): Locator {
    return this.#main.locator('img[src$=".svg"]')
  }

  portrait(name: string): Locator {
    return this.portraits.and(this.#page.getByRole("img", { name, exact: true }))
  }

  /** Returns the source of each portrait. */
  drawings(): Promise<string[]> {
    return this.portraits.evaluateAll((all) =>
      Promise.all(all.map(async (image) => (await fetch((image as HTMLImageElement).src)).text())),
    )
  }

  /** Returns the paths of the homes that the page shows. */
  homes(): Promise<string[]> {
    return addressesOf(cards.homes(this.#main).getByRole("heading").getByRole("link"))
  }
}
