import assert from "node:assert/strict"
import { Then, When } from "@cucumber/cucumber"
import type { SiteName } from "./support/sites.ts"
import type { SiteWorld } from "./support/world.ts"

/** Ends of what stands by itself in a page: it may stop at each, and go on after what the window shows was painted. */
const ends = /(?<=<\/(?:h1|ul|nav|label|form|details|picture|section|article|header|main|footer)>)/

/**
 * Writes the pieces of a page into the document, as a parser does that has to wait for the rest.
 * @returns how many had come when something was painted for the first time
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
    // Scripts come when all of the page is there: what they do to it is looked at elsewhere.
    const html = (await answer.text()).replace(/<script\b[^>]*>.*?<\/script>/gs, "")
    await this.page.route(this.origin + path, (route) => route.fulfill({ contentType: "text/html", body: "" }))
    await this.page.goto(this.origin + path)
    const pieces = html.split(ends)
    const first = await this.page.evaluate(arrive, pieces)
    assert.ok(first > 0 && first < pieces.length / 2, `first painted after ${first} of ${pieces.length} pieces`)
  },
)

Then("all of it has arrived", async function (this: SiteWorld) {
  await this.page.locator("footer").last().waitFor()
})
