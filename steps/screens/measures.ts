import type { Locator, Page } from "playwright"

/** Returns the width or height of each element, whichever is smaller. */
export const sizesOf = (elements: Locator): Promise<number[]> =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const { width, height } = element.getBoundingClientRect()
      return Math.min(width, height)
    }),
  )

/** Returns where each element begins on screen. */
export const leftEdgesOf = (elements: Locator): Promise<number[]> =>
  elements.evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().left)))

export const topOf = (element: Locator): Promise<number> =>
  element.evaluate((element) => element.getBoundingClientRect().top)

/** Returns by how many pixels the page is too wide for its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
