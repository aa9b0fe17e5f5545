import type { Page } from "playwright"

export type Point = readonly [number, number]
/** The place of each finger that is on the screen. */
export type Fingers = readonly Point[]

/** Touches the screen with fingers, which Playwright has no method for, and takes them away at the end. */
export const touch = async (page: Page, moments: readonly Fingers[]): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  let down = 0
  for (const points of [...moments, []]) {
    const type = points.length > down ? "touchStart" : points.length < down ? "touchEnd" : "touchMove"
    await session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })
    down = points.length
  }
  await session.detach()
}
