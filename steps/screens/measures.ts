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

/** Returns how many lines the elements take, by their middles, which may differ by half a line of text. */
export const linesOf = (elements: Locator): Promise<number> =>
  elements.evaluateAll((all) => {
    const middles = all.map((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return (top + bottom) / 2
    })
    return middles.sort((a, b) => a - b).filter((middle, place) => middle - (middles[place - 1] ?? -100) > 12).length
  })

export const topOf = (element: Locator): Promise<number> =>
  element.evaluate((element) => element.getBoundingClientRect().top)

/** @throws if the element is not visible */
export const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error("the element takes no room")
  return box
}

/** Returns by how many pixels the page is too wide for its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Tells whether the middle of an element is in the window with nothing over it. */
export const isSeen = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
  })
