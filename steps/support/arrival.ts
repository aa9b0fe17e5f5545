import assert from "node:assert/strict"
import { get } from "./requests.ts"
import type { SiteWorld } from "./world.ts"

/** Splits a page after each complete part, where the network may pause once the browser has painted the viewport. */
const ends = /(?<=<\/(?:h1|ul|nav|label|form|details|picture|section|article|header|main|footer)>)/

/** Also splits the header after each link, because later links share its line and could cause layout shifts. */
const endsInHeader = /(?<=<\/(?:a|nav|header)>)/

/**
 * Writes the pieces into the document and waits for a paint after each, like a parser on a slow network.
 * @returns the number of pieces written before the first paint
 */
const arrive = async (pieces: readonly string[]): Promise<number> => {
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  document.open()
  let first = 0
  for (const [index, piece] of pieces.entries()) {
    document.write(piece)
    await painted()
    if (first === 0 && performance.getEntriesByName("first-contentful-paint").length > 0) first = index + 1
  }
  document.close()
  return first
}

/** Opens a page piece by piece, without scripts: other scenarios test what they change. */
export const arriveInPieces = async ({ page, context, origin }: SiteWorld, path: string): Promise<void> => {
  const answer = await get(context, origin + path)
  const html = (await answer.text()).replace(/<script\b[^>]*>.*?<\/script>/gs, "")
  await page.route(origin + path, (route) => route.fulfill({ contentType: "text/html", body: "" }))
  await page.goto(origin + path)
  const main = html.indexOf("<main")
  const pieces = [...html.slice(0, main).split(endsInHeader), ...html.slice(main).split(ends)]
  const first = await page.evaluate(arrive, pieces)
  assert.ok(first > 0 && first < pieces.length / 2, `first painted after ${first} of ${pieces.length} pieces`)
}
