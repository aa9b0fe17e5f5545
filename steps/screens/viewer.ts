import assert from "node:assert/strict"
import type { Locator, Page } from "playwright"
import { painted } from "../support/waits.ts"
import { touch } from "./fingers.ts"
import { named } from "./names.ts"
import { PropertyScreen } from "./property.ts"

/** Finds the dialog over a home's page that shows its pictures or its plan. */
export class Viewer {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get dialog(): Locator {
    return this.#page.getByRole("dialog")
  }

  /** The number and the description of the current picture, or the zoom level of the plan. */
  get caption(): Locator {
    return this.dialog.getByRole("status")
  }

  /** The large picture. */
  get picture(): Locator {
    return this.dialog.getByRole("listitem").getByRole("img")
  }

  /** All loaded pictures, including the hidden neighbours. */
  get pictures(): Locator {
    return this.dialog.getByRole("img", { includeHidden: true })
  }

  /** The overview of all pictures, each of which opens at full size. */
  get overview(): Locator {
    return this.dialog.getByRole("listitem").getByRole("button")
  }

  get plan(): Locator {
    return this.dialog.getByRole("img")
  }

  /** The descriptions of the pictures in the page. */
  captions(): Promise<string[]> {
    return new PropertyScreen(this.#page).gallery
      .locator("img")
      .evaluateAll((images) => images.map((image) => image.getAttribute("alt") ?? ""))
  }

  /** Draws a finger from right to left over most of the picture. */
  async swipe(): Promise<void> {
    const { x, y, width, height } = (await this.dialog.getByRole("list").boundingBox()) ?? assert.fail("no pictures")
    const path = [0.85, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2]
    await touch(
      this.#page,
      path.map((part) => [[x + part * width, y + height / 2]]),
    )
  }

  /** Returns the magnification of the plan. */
  scale(): Promise<number> {
    return this.plan.evaluate((image: HTMLElement) => image.getBoundingClientRect().width / image.offsetWidth)
  }

  /** Returns by how many pixels the plan is to the right of the window's middle. */
  offset(): Promise<number> {
    return this.plan.evaluate((image) => {
      const { x, width } = image.getBoundingClientRect()
      return Math.round(x + width / 2 - innerWidth / 2)
    })
  }

  /**
   * Closes the dialog and follows a link of the navigation at once; a script clicks the link, which the dialog covers.
   * @returns the address of the link
   */
  async closeAndFollow(name: string): Promise<string> {
    const close = await this.dialog.getByRole("button").first().elementHandle()
    const link = this.#page
      .locator("header nav a")
      .filter({ hasText: new RegExp(`^${name}$`) })
      .first()
    const address = (await link.getAttribute("href")) ?? ""
    await link.evaluate((link, close) => {
      ;(close as HTMLElement).click()
      ;(link as HTMLElement).click()
      return new Promise((resolve) => addEventListener("popstate", resolve, { once: true }))
    }, close)
    return address
  }

  /**
   * Presses Tab until the focus has been on everything, and returns the elements outside of the dialog that had it; the
   * page itself is one if it has the focus twice in a row.
   */
  async stopsOutside(presses: number): Promise<string[]> {
    const stops: string[] = []
    let before = ""
    for (let press = 0; press < presses; press += 1) {
      await this.#page.keyboard.press("Tab")
      const stop = await this.#page.evaluate(focusOutside)
      if (stop && (stop !== "body" || stop === before)) stops.push(stop)
      before = stop
    }
    return stops
  }

  /** Whether the history still has the entry of the dialog, which the browser leaves a moment after it is closed. */
  hasHistoryEntry(): Promise<boolean> {
    return this.#page.evaluate(() => history.state?.over === true)
  }

  /** Turns the wheel over the dialog, and returns by how many pixels the page behind has scrolled. */
  async scrollBehind(): Promise<number> {
    const before = await this.#page.evaluate(() => scrollY)
    await this.#page.mouse.move(400, 300)
    await this.#page.mouse.wheel(0, 400)
    await painted({ page: this.#page })
    return (await this.#page.evaluate(() => scrollY)) - before
  }
}

/** Returns what has the focus outside of the dialog; a browser may focus its own bars, which the page sees as its body. */
const focusOutside = (): string => {
  const { activeElement, body } = document
  if (!activeElement || activeElement === body) return "body"
  return activeElement.closest("dialog") ? "" : activeElement.outerHTML.slice(0, 80)
}

/** Ways to close the dialog, by the words of features. */
export const waysToClose = {
  "its button": (page: Page) => new Viewer(page).dialog.getByRole("button", { name: named("close") }).click(),
  Escape: (page: Page) => page.keyboard.press("Escape"),
  Back: (page: Page) => page.goBack(),
} as const
export type WayToClose = (typeof waysToClose)[keyof typeof waysToClose]
