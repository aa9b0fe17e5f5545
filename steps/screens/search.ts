import type { Locator, Page } from "playwright"
import { expect } from "../support/expect.ts"
import { asRead } from "../support/text.ts"
import { cards } from "./cards.ts"
import { named } from "./names.ts"

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** Finds the search on the list of homes, and its results. */
export class HomeSearch {
  readonly #main: Locator
  readonly #outsideForms: Locator

  constructor(page: Page) {
    this.#main = page.getByRole("main")
    this.#outsideForms = page.locator(":not(form *)")
  }

  get form(): Locator {
    return this.#main.getByRole("search")
  }

  /** The announced number of homes; the form has status messages too, which do not count. */
  get found(): Locator {
    return this.#main.getByRole("status").and(this.#outsideForms).first()
  }

  get more(): Locator {
    return this.#main.getByRole("button", { name: named("moreHomes") })
  }

  get order(): Locator {
    return this.#main.getByRole("combobox", { name: named("order") })
  }

  /** The fields of the form and its filters. */
  get fields(): Locator {
    return this.form.locator("input:visible")
  }

  /** Returns the form's edges in the window, in whole pixels. */
  edgesOfForm(): Promise<{ top: number; bottom: number }> {
    return this.form.evaluate((form) => {
      const { top, bottom } = form.getBoundingClientRect()
      return { top: Math.round(top), bottom: Math.round(bottom) }
    })
  }

  get place(): Locator {
    return this.form.getByRole("combobox")
  }

  get suggestions(): Locator {
    return this.form.getByRole("option")
  }

  filter(label: string): Locator {
    return this.form.getByRole("group", { name: label, exact: true })
  }

  /** Finds a choice by its name, which may end with its number of homes. */
  choice(name: string, filter: string): Locator {
    return this.filter(filter).getByRole("checkbox", { name: new RegExp(`^${escaped(name)}( \\([\\d\\s]+\\))?$`) })
  }

  disclosure(name: string): Locator {
    return this.#main.locator("summary").filter({ hasText: new RegExp(`^${escaped(name)}( \\d*)?$`) })
  }

  button(name: string): Locator {
    return this.#main.getByRole("button", { name, exact: true })
  }

  /** The active filters, each a button that removes it. */
  get active(): Locator {
    const list = this.#main.getByRole("list", { name: named("activeFilters") })
    return list.getByRole("button", { name: named("removeFilter", ": ") })
  }

  /** The filters that an empty result offers to remove. */
  get relief(): Locator {
    return this.#main.getByRole("region", { name: named("noHomes", "") }).getByRole("button")
  }

  /** Homes that almost fit, below an empty result. */
  get closeMatches(): Locator {
    return this.#main.getByRole("region", { name: named("closeMatches") })
  }

  get wrong(): Locator {
    return this.form.locator("[aria-invalid]")
  }

  /** The list of homes, and the texts above and below it. */
  get results(): Locator {
    return this.#main.getByRole("region", { name: named("homesFound") })
  }

  get list(): Locator {
    return this.results.getByRole("list").first()
  }

  /** Returns the pixels between the number of homes and the homes themselves. */
  async gapAboveResults(): Promise<number> {
    const [number, homes] = [await this.found.boundingBox(), await this.results.boundingBox()]
    return number && homes ? homes.y - number.y - number.height : Number.POSITIVE_INFINITY
  }

  /** The number of homes, as a sentence. */
  get count(): Locator {
    return this.#main.getByText(/^\d+ (bostäder|homes)$/)
  }

  /** What the list says where scripts are off. */
  get noticeWithoutScripts(): Locator {
    return this.#main.locator("noscript > p")
  }

  suggestion(name: string): Locator {
    return this.form.getByRole("option", { name, exact: true })
  }

  /** Returns the suggestion that Enter chooses. */
  async suggestionAtCursor(): Promise<string> {
    const id = await this.place.getAttribute("aria-activedescendant")
    return asRead(await this.form.locator(`[id="${id}"]`).innerText())
  }

  /** Unfolds the form and all of its filters. */
  async unfoldAll(): Promise<void> {
    for (const summary of await this.form.locator("summary").all())
      if ((await summary.isVisible()) && !(await isOpen(summary))) await summary.click()
  }

  /** Texts of the form, and boxes that are ticked. */
  async answers(): Promise<string[]> {
    const texts = this.form.getByRole("textbox", { includeHidden: true })
    const values = await texts.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
    const ticked = this.form.getByRole("checkbox", { includeHidden: true, checked: true })
    return [...values.filter(Boolean), ...(await ticked.evaluateAll((boxes) => boxes.map(({ id }) => id)))]
  }

  /** Returns the names of the active filters. */
  async activeNames(): Promise<string> {
    const names = await this.active.evaluateAll((buttons) => buttons.map(({ firstChild }) => firstChild?.textContent))
    return names.map((name) => asRead(name ?? "")).join(", ")
  }

  /** Loads more homes without scrolling to the button, because that would load more homes by itself. */
  async showMore(): Promise<void> {
    await this.more.evaluate((button) => button.focus({ preventScroll: true }))
    await this.#main.page().keyboard.press("Enter")
  }

  /** Presses the button for more homes in the script that shows the first homes of the answer, before the browser is idle. */
  async showMoreAtOnce(): Promise<void> {
    await expect(this.results.locator("article")).toHaveCount(0)
    await this.results.evaluate((results) => {
      const observer = new MutationObserver(() => {
        if (!results.querySelector("article")) return
        observer.disconnect()
        results.querySelector<HTMLElement>("form button")?.click()
      })
      observer.observe(results, { childList: true, subtree: true })
    })
  }

  /** Stops 700 px before the end, which is still outside the viewport. */
  async scrollNearEnd(): Promise<void> {
    await this.more.evaluate((end) => scrollBy(0, end.getBoundingClientRect().top - innerHeight - 700))
  }

  /** Loads more homes until there are no more. The focus goes to the first new home after its paint, and scrolls. */
  async goToEnd(): Promise<void> {
    while ((await this.more.count()) > 0) {
      const before = await this.homes.count()
      await this.showMore()
      await this.homes.nth(before).waitFor()
      await expect(this.#main.locator("li:focus").getByRole("article")).toBeVisible()
    }
  }

  get homes(): Locator {
    return cards.homes(this.#main)
  }

  /** The address of the next page of the list. */
  async nextPage(): Promise<string | null> {
    const link = this.#main.locator('nav a[rel="next"]')
    return (await link.count()) > 0 ? link.getAttribute("href") : null
  }

  /** Returns the addresses of the pages before and after this one, as search engines read them. */
  neighbours(): Promise<{ previous: string; next: string }> {
    return this.#main.page().evaluate(() => {
      const address = (rel: string) => document.querySelector(`link[rel="${rel}"]`)?.getAttribute("href") ?? ""
      return { previous: address("prev"), next: address("next") }
    })
  }
}

const isOpen = (summary: Locator): Promise<boolean> =>
  summary.evaluate(({ parentElement }) => parentElement?.hasAttribute("open") ?? false)
