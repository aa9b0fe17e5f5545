import { setTimeout as timeout } from "node:timers/promises"
import type { Page } from "playwright"
import { type Box, closeUp } from "./close-up.ts"
import { witnessOn } from "./witness.ts"

/** Windows that show a layout. */
export const layoutWindows = [
  { fileName: "phone.webp", size: { width: 390, height: 844 } },
  { fileName: "desktop.webp", size: { width: 1280, height: 800 } },
] as const

/** Milliseconds after which a scenario goes on without its picture. */
const timeoutMs = 2_000

type View = { readonly window: Box; readonly box?: Box }

/**
 * Outlines the visible elements and centres the first in the window.
 * @returns where the window is on the page, and the element in the window
 */
const pointAt = (elements: readonly (HTMLElement | SVGElement)[]): View => {
  const window = () => ({ x: scrollX, y: scrollY, width: innerWidth, height: innerHeight })
  const visible = elements.filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    const isPage = element.matches("html, body, main")
    return !isPage && width > 4 && height > 4 && element.checkVisibility({ visibilityProperty: true })
  })
  const [first] = visible
  if (!first) return { window: window() }
  for (const { style } of visible) {
    style.setProperty("outline", "2px solid #e6399b", "important")
    style.setProperty("outline-offset", "2px", "important")
  }
  const { top, bottom } = first.getBoundingClientRect()
  const space = Math.max(40, (innerHeight - (bottom - top)) / 2)
  // Scrolls nothing but the page: an element in a list that scrolls by itself may be out of sight on purpose.
  scrollBy({ top: top - space, behavior: "instant" })
  const { x, y, width, height } = first.getBoundingClientRect()
  const isInWindow = x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0
  return { window: window(), ...(isInWindow && { box: { x, y, width, height } }) }
}

/** Captures a part of the window over the browser's protocol, which waits neither for fonts nor for a running clock. */
const capture = async (page: Page, { window, box }: View): Promise<Buffer> => {
  const session = await page.context().newCDPSession(page)
  const { x, y, ...size } = closeUp(window, box)
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality: 25,
    optimizeForSpeed: true,
    clip: { ...size, x: window.x + x, y: window.y + y },
  })
  return Buffer.from(data, "base64")
}

/** Returns nothing if the page shows no site, closes, or does not answer in time, as while it navigates. */
const unlessStuck = async (page: Page, capturing: () => Promise<Buffer>): Promise<Buffer | undefined> => {
  if (!page.url().startsWith("http")) return undefined
  return Promise.race([capturing().catch(() => undefined), timeout(timeoutMs, undefined, { ref: false })])
}

/** Points at what the last expectation was about, or at nothing. */
const witnessView = (page: Page): Promise<View> => (witnessOn(page) ?? page.locator(":root")).evaluateAll(pointAt)

/** Returns a WebP picture of the window as it is. */
export const windowPicture = (page: Page): Promise<Buffer | undefined> =>
  unlessStuck(page, async () => capture(page, await page.locator(":root").evaluateAll(pointAt)))

/** Returns a WebP picture of what the last expectation was about, which it leaves outlined. */
export const witnessPicture = (page: Page): Promise<Buffer | undefined> =>
  unlessStuck(page, async () => capture(page, await witnessView(page)))

type LayoutWindow = (typeof layoutWindows)[number]

/** Returns a WebP picture of a whole window with what the last expectation was about. */
export const layoutPicture = (page: Page, { size }: LayoutWindow): Promise<Buffer | undefined> =>
  unlessStuck(page, async () => {
    await page.setViewportSize(size)
    const { window } = await witnessView(page)
    return capture(page, { window })
  })
