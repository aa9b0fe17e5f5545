import type { Locator, Page } from "playwright"
import { expect } from "../support/expect.ts"
import { boxOf } from "./measures.ts"

/** Returns the element with the focus, and whether its middle can be seen; it runs in the browser. */
const stopOfTab = () => {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const topElement = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return {
    name: element.textContent || element.id,
    isSeen: topElement !== null && (element.contains(topElement) || topElement.contains(element)),
  }
}

/** Moves the focus with the Tab key. */
export class Keyboard {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** The element that has the focus. */
  get focused(): Locator {
    return this.#page.locator(":focus")
  }

  async assertVisiblyFocused(name: string): Promise<void> {
    await expect(this.focused).toHaveAccessibleName(name)
    await expect(this.focused).toBeInViewport()
    await expect(this.focused).not.toHaveCSS("outline-style", "none")
  }

  /** Presses Tab for each of the names. */
  async tabThrough(names: readonly string[]): Promise<void> {
    for (const name of names) {
      await this.#page.keyboard.press("Tab")
      await this.assertVisiblyFocused(name)
    }
  }

  /** Presses Tab for each of the names, and finds it below the element before it or to its right, but not above. */
  async tabInReadingOrder(start: string, names: readonly string[]): Promise<void> {
    await this.#page.getByRole("combobox", { name: start, exact: true }).focus()
    let before = await boxOf(this.focused)
    for (const name of names) {
      await this.tabThrough([name])
      const own = await boxOf(this.focused)
      const isBelow = own.y >= before.y + before.height
      const isBeside = own.x >= before.x + before.width && own.y + own.height > before.y
      expect(isBelow || isBeside, `${name} stands before what Tab reached before it`).toBe(true)
      before = own
    }
  }

  /** Presses Tab past the browser's own controls, which come between the last element of a page and the first. */
  async tabRound(): Promise<void> {
    await this.#page.keyboard.press("Tab")
    if ((await this.focused.count()) === 0) await this.#page.keyboard.press("Tab")
  }

  /** Presses Tab through the page, and returns each stop with whether its middle can be seen. */
  async stopsOfTab(): Promise<{ name: string; isSeen: boolean }[]> {
    const stops: { name: string; isSeen: boolean }[] = []
    for (;;) {
      await this.#page.keyboard.press("Tab")
      const stop = await this.#page.evaluate(stopOfTab)
      if (stop === null) return stops
      stops.push(stop)
    }
  }
}
