import type { Page } from "playwright"
import { painted } from "../support/waits.ts"

/** Where the visitor is on the page, and in the history of the browser. */
export class Scrolling {
  readonly #page: Page
  headingAfterBack: string | null | undefined

  constructor(page: Page) {
    this.#page = page
  }

  /** Scrolls to a distance from the top; the site saves the position in the next frame. */
  async scrollTo(distance: number): Promise<void> {
    await this.#page.evaluate((top) => window.scrollTo(0, top), distance)
    await painted({ page: this.#page })
  }

  scrolled(): Promise<number> {
    return this.#page.evaluate(() => window.scrollY)
  }

  /** Returns the pixels between an element and the place that the browser scrolls it to. */
  distanceTo(id: string): Promise<number | string> {
    return this.#page.evaluate((id) => {
      const element = document.getElementById(id)
      if (!element) return `there is no ${id}`
      const above = [
        getComputedStyle(document.documentElement).scrollPaddingTop,
        getComputedStyle(element).scrollMarginTop,
      ]
      const place = above.reduce((sum, length) => sum + (Number.parseFloat(length) || 0), 0)
      return Math.abs(Math.round(element.getBoundingClientRect().top - place))
    }, id)
  }

  /** Goes steps in the browser's history, and returns after the page's popstate event. */
  async goInHistory(steps: number): Promise<void> {
    await this.#page.evaluate((steps) => {
      const popstate = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }))
      history.go(steps)
      return popstate
    }, steps)
  }

  /** Goes back, and records the heading of the next frame, in which the browser has scrolled already. */
  async goBackToNextFrame(): Promise<void> {
    this.headingAfterBack = await this.#page.evaluate(
      () =>
        new Promise<string | null | undefined>((resolve) => {
          const visibleHeading = () => Array.from(document.querySelectorAll("h1")).find((one) => one.checkVisibility())
          const look = () => requestAnimationFrame(() => resolve(visibleHeading()?.textContent))
          addEventListener("popstate", look, { once: true })
          history.back()
        }),
    )
  }

  /** Presses a link to a place in the page. */
  async goToFragment(fragment: string): Promise<void> {
    await this.#page.evaluate((fragment) => {
      const popstate = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }))
      document.querySelector<HTMLAnchorElement>(`a[href="${fragment}"]`)?.click()
      return popstate
    }, fragment)
  }
}
