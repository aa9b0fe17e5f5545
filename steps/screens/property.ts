import type { Locator, Page } from "playwright"
import { asRead } from "../support/text.ts"
import { named } from "./names.ts"
import { sectionOf } from "./sections.ts"

/** Finds the parts of a home's page by role and accessible name. */
export class PropertyScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get #main(): Locator {
    return this.#page.getByRole("main")
  }

  button(name: string): Locator {
    return this.#page.getByRole("button", { name, exact: true })
  }

  /** The plan in the page. */
  get drawing(): Locator {
    return sectionOf(this.#main, named("plan")).getByRole("img")
  }

  /** The plan without its section. */
  get figure(): Locator {
    return this.#main.getByRole("figure").locator("img")
  }

  /** The pictures in the page. */
  get gallery(): Locator {
    return this.#main.getByRole("region", { name: named("pictures") })
  }

  get contents(): Locator {
    return this.#main.getByRole("navigation", { name: named("contents") })
  }

  /** The texts above and below the pictures: the home's name and its main facts. */
  get heading(): Locator {
    return this.#main.locator("header")
  }

  get glance(): Locator {
    return this.#main.getByRole("region", { name: named("brief") })
  }

  /** What stays in the window of a phone. */
  get bar(): Locator {
    return this.#main.getByRole("group", { name: named("agentAndPrice") })
  }

  /** The price beside the viewings, or in the bar. */
  priceInReach(price: string): Locator {
    return this.#main.getByRole("paragraph").filter({ hasText: price, visible: true })
  }

  term(word: string): Locator {
    return this.#main.getByRole("term").getByRole("button", { name: `${word}?`, exact: true })
  }

  get meaning(): Locator {
    return this.#main.locator(":popover-open")
  }

  /** Status messages for screen readers. */
  get message(): Locator {
    return this.#main.locator("[aria-live]").filter({ hasText: /\S/ })
  }

  label(text: string): Locator {
    return this.heading.getByText(text, { exact: true })
  }

  /** Returns the terms and values at the top of the page. */
  async glanceFacts(): Promise<string[][]> {
    const terms = await this.glance.getByRole("term").allInnerTexts()
    const values = await this.glance.getByRole("definition").allInnerTexts()
    return terms.map((term, index) => [asRead(term), asRead(values[index] ?? "")])
  }

  /** Returns the values of these terms below the top, in the order of the page. */
  async factsBelowTop(terms: readonly string[]): Promise<string[][]> {
    const rows = this.#main.locator("dl > div:not(article *, section[aria-label] *)")
    const facts = await rows.evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll("dt, dd")].map((cell) => (cell as HTMLElement).innerText)),
    )
    return facts.map((texts) => texts.map(asRead)).filter(([term = ""]) => terms.includes(term))
  }

  /** Returns the buttons that do nothing without scripts: a browser opens popovers and submits forms without them. */
  buttonsThatNeedScripts(): Promise<string[]> {
    return this.#main.getByRole("button").evaluateAll((buttons) =>
      buttons
        .filter((button) => !button.hasAttribute("popovertarget"))
        .filter((button) => !(button instanceof HTMLButtonElement && button.form?.method === "post"))
        .map(({ outerHTML }) => outerHTML),
    )
  }

  /** What the pictures show, in their order. */
  pictureTexts(): Promise<string[]> {
    return this.gallery.getByRole("img").evaluateAll((images) => images.map((image) => image.getAttribute("alt") ?? ""))
  }

  /** Returns the files that the pictures link to. */
  pictureFiles(): Promise<string[]> {
    return this.gallery.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))
  }
}
