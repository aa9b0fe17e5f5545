import assert from "node:assert/strict"
import { Given, Then, When } from "@cucumber/cucumber"
import { expect } from "./support/expect.ts"
import type { SiteName } from "./support/sites.ts"
import type { SiteWorld } from "./support/world.ts"

const scrolled = (world: SiteWorld) => world.page.evaluate(() => window.scrollY)

Given("the time stands still", async function (this: SiteWorld) {
  await this.stopTheClock()
})

Given(
  "a visitor with a small screen is at {string} on the {site} site",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await this.page.setViewportSize({ width: 320, height: 320 })
    await this.open(site, path)
  },
)

Given("they have scrolled {int} pixels down", async function (this: SiteWorld, distance: number) {
  await this.page.evaluate((top) => window.scrollTo(0, top), distance)
  assert.equal(await scrolled(this), distance, "the page is too short to be scrolled so far")
  // Positions are kept at the next frame after the page has scrolled.
  await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
})

Given("a visitor's browser refuses to keep anything for a session", async function (this: SiteWorld) {
  await this.page.addInitScript(() =>
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError")
      },
    }),
  )
})

When("the visitor scrolls to {string} in the {part}", async function (this: SiteWorld, name: string, part: string) {
  await this.screen.part(part).getByRole("link", { name, exact: true }).scrollIntoViewIfNeeded()
  await this.linksAreWatched()
})

When("they go back", async function (this: SiteWorld) {
  this.movedFrom = this.requests.length
  await this.page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener("popstate", resolve, { once: true })
        history.back()
      }),
  )
  this.headedFor = this.path
})

When("they go forward", async function (this: SiteWorld) {
  await this.page.evaluate(() => history.forward())
  await this.page.waitForURL((url) => url.pathname !== this.headedFor, { waitUntil: "commit" })
  this.headedFor = this.path
})

When(
  "the visitor opens the list anew, and scrolls {int} pixels down before its scripts take over",
  async function (this: SiteWorld, distance: number) {
    await this.arriveAt(this.site, "/bostader/")
    await this.page.evaluate((top) => window.scrollTo(0, top), distance)
  },
)

When("the page is loaded anew", async function (this: SiteWorld) {
  await this.reload()
})

When("they open {string} in a new session", async function (this: SiteWorld, path: string) {
  await this.openTab()
  await this.open(this.site, path)
})

/** Milliseconds in which a browser that nothing keeps busy has drawn a frame. */
const frame = 20

When("{int} millisecond(s) pass(es)", async function (this: SiteWorld, time: number) {
  // The page acts upon what was done in its next frame: the time that it measures begins there, not when all of it is over.
  for (const part of [Math.min(time, frame), Math.max(0, time - frame)]) {
    await this.page.clock.runFor(part)
    await this.quiet()
  }
})

When("the answer that was held back comes", async function (this: SiteWorld) {
  await this.faults.release()
  await this.quiet()
})

Then("they are at the top of the page", async function (this: SiteWorld) {
  // A page that is on its way down is at its top for a moment.
  await this.quiet()
  await expect.poll(() => scrolled(this)).toBe(0)
})

Then("they are {int} pixels down the page", async function (this: SiteWorld, distance: number) {
  await expect.poll(() => scrolled(this)).toBe(distance)
})

Then("progress is shown, and {string} is told", async function (this: SiteWorld, message: string) {
  await expect(this.screen.progress).toBeVisible()
  await expect(this.screen.status).toHaveText(message)
})

Then("no progress is shown, and none is told", async function (this: SiteWorld) {
  await expect(this.screen.progress).toHaveCount(0)
  await expect(this.screen.status).toHaveText("")
})

Then("{string} is announced", async function (this: SiteWorld, text: string) {
  await expect(this.screen.announcement).toHaveText(text)
})
