import assert from "node:assert/strict"
import { Then, When } from "@cucumber/cucumber"
import type { SiteName } from "./support/sites.ts"
import type { SiteWorld } from "./support/world.ts"

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

When(
  "the page {string} of the {site} site arrives piece by piece, in a window {int} pixels wide",
  async function (this: SiteWorld, path: string, site: SiteName, wide: number) {
    this.site = site
    await this.page.setViewportSize({ width: wide, height: 800 })
    const answer = await this.page.request.get(this.origin + path)
    // Scripts run only after the whole page has arrived; other scenarios test what they change.
    const html = (await answer.text()).replace(/<script\b[^>]*>.*?<\/script>/gs, "")
    await this.page.route(this.origin + path, (route) => route.fulfill({ contentType: "text/html", body: "" }))
    await this.page.goto(this.origin + path)
    const main = html.indexOf("<main")
    const pieces = [...html.slice(0, main).split(endsInHeader), ...html.slice(main).split(ends)]
    const first = await this.page.evaluate(arrive, pieces)
    assert.ok(first > 0 && first < pieces.length / 2, `first painted after ${first} of ${pieces.length} pieces`)
  },
)

Then("all of it has arrived", async function (this: SiteWorld) {
  await this.page.locator("footer").last().waitFor()
})
