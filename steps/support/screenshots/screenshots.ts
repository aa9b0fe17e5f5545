import { setTimeout as timeout } from "node:timers/promises"
import type { Page } from "playwright"
import { type Box, closeUp } from "./close-up.ts"
import { witnessOn } from "./witness.ts"

/** Windows that show a layout. */
export const layoutWindows = [
  { fileName: "phone.webp", size: { width: 390, height: 844 }, scale: 0.75 },
  { fileName: "desktop.webp", size: { width: 1280, height: 800 }, scale: 0.5 },
] as const

/** Milliseconds after which a scenario goes on without its picture. */
const timeoutMs = 2_000

/** Outlines the visible elements, scrolls to the first, and returns where it is in the window. */
const pointAt = (elements: readonly (HTMLElement | SVGElement)[]): Box | undefined => {
  const visible = elements.filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    const isPage = element.matches("html, body, main")
    return !isPage && width > 4 && height > 4 && element.checkVisibility({ visibilityProperty: true })
  })
  const [first] = visible
  if (!first) return undefined
  const isTall = first.getBoundingClientRect().height > innerHeight * 0.8
  first.scrollIntoView({ block: isTall ? "start" : "center", behavior: "instant" })
  for (const { style } of visible) {
    style.setProperty("outline", "2px solid #e6399b", "important")
    style.setProperty("outline-offset", "2px", "important")
  }
  const { x, y, width, height } = first.getBoundingClientRect()
  return { x, y, width, height }
}

type Part = (window: Box) => Box & { readonly scale: number }

const wholeWindow =
  (scale: number): Part =>
  ({ width, height }) => ({ x: 0, y: 0, width, height, scale })

/** Captures a part of the window over the browser's protocol, which waits neither for fonts nor for a running clock. */
const capture = async (page: Page, part: Part): Promise<Buffer> => {
  const session = await page.context().newCDPSession(page)
  const { cssVisualViewport: window } = await session.send("Page.getLayoutMetrics")
  const { pageX, pageY, clientWidth, clientHeight } = window
  const { x, y, ...clip } = part({ x: pageX, y: pageY, width: clientWidth, height: clientHeight })
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality: 50,
    clip: { ...clip, x: pageX + x, y: pageY + y },
  })
  return Buffer.from(data, "base64")
}

/** Returns nothing if the page shows no site, closes, or does not answer in time, as while it navigates. */
const unlessStuck = async (page: Page, capturing: () => Promise<Buffer>): Promise<Buffer | undefined> => {
  if (!page.url().startsWith("http")) return undefined
  return Promise.race([capturing().catch(() => undefined), timeout(timeoutMs, undefined, { ref: false })])
}

/** Returns a WebP picture of the window as it is. */
export const windowPicture = (page: Page): Promise<Buffer | undefined> =>
  unlessStuck(page, () => capture(page, wholeWindow(0.625)))

/** Returns a WebP picture of what the last expectation was about, which it leaves outlined. */
export const witnessPicture = (page: Page): Promise<Buffer | undefined> =>
  unlessStuck(page, async () => {
    const box = await witnessOn(page)?.evaluateAll(pointAt)
    return capture(page, box ? (window) => closeUp(window, box) : wholeWindow(0.625))
  })

/** Returns a WebP picture of the same in a whole window of a size. */
export const layoutPicture = (
  page: Page,
  { size, scale }: (typeof layoutWindows)[number],
): Promise<Buffer | undefined> =>
  unlessStuck(page, async () => {
    await page.setViewportSize(size)
    await witnessOn(page)?.evaluateAll(pointAt)
    return capture(page, wholeWindow(scale))
  })
