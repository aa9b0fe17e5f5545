import assert from "node:assert/strict"
import { Given, Then, When } from "@cucumber/cucumber"
import { expect } from "./support/expect.ts"
import type { SiteName } from "./support/sites.ts"
import { networkQuiet, painted } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

const scrolled = (world: SiteWorld) => world.page.evaluate(() => window.scrollY)

Given("the time stands still", async function (this: SiteWorld) {
  await this.clock.stop()
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
  // The site saves scroll positions in the frame after a scroll.
  await painted(this)
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
  await painted(this)
})

When("they go back", async function (this: SiteWorld) {
  this.network.mark("the last move")
  await this.page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener("popstate", resolve, { once: true })
        history.back()
      }),
  )
  this.destination = this.path
})

When("they go back {int} steps", async function (this: SiteWorld, steps: number) {
  await this.page.evaluate((steps) => history.go(-steps), steps)
})

When("they go to {string} in the page", async function (this: SiteWorld, fragment: string) {
  await this.page.evaluate((fragment) => {
    const popstate = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }))
    document.querySelector<HTMLAnchorElement>(`a[href="${fragment}"]`)?.click()
    return popstate
  }, fragment)
})

When("they go forward", async function (this: SiteWorld) {
  await this.page.evaluate(() => history.forward())
  await this.page.waitForURL((url) => url.pathname !== this.destination, { waitUntil: "commit" })
  this.destination = this.path
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

/** Milliseconds in which an idle browser draws a frame. */
const frame = 20

When("{int} millisecond(s) pass(es)", async function (this: SiteWorld, time: number) {
  // The page reacts to input in its next frame and measures time from there, so the first frame passes separately.
  for (const part of [Math.min(time, frame), Math.max(0, time - frame)]) {
    await this.page.clock.runFor(part)
    await networkQuiet(this)
  }
})

When("the answer that was held back comes", async function (this: SiteWorld) {
  await this.network.faults.release()
  await networkQuiet(this)
})

Then("they are at the top of the page", async function (this: SiteWorld) {
  // A page that will scroll down may be at its top for a moment.
  await networkQuiet(this)
  await expect.poll(() => scrolled(this)).toBe(0)
})

Then("they are {int} pixels down the page", async function (this: SiteWorld, distance: number) {
  await expect.poll(() => scrolled(this)).toBe(distance)
})

Then("they are at the place of {string}", async function (this: SiteWorld, id: string) {
  const distance = () =>
    this.page.evaluate((id) => {
      const element = document.getElementById(id)
      if (!element) return `there is no ${id}`
      const above = [
        getComputedStyle(document.documentElement).scrollPaddingTop,
        getComputedStyle(element).scrollMarginTop,
      ]
      const place = above.reduce((sum, length) => sum + (Number.parseFloat(length) || 0), 0)
      return Math.round(element.getBoundingClientRect().top - place)
    }, id)
  // Waits for the final scroll: to the saved position or to the fragment.
  await networkQuiet(this)
  await expect.poll(distance).toBe(0)
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

Given("they have the list before them", async function (this: SiteWorld) {
  await this.screen.rememberList()
})

Then("the home that they left is gone", async function (this: SiteWorld) {
  await expect(this.screen.main.getByRole("heading", { level: 1, includeHidden: true })).toHaveCount(1)
})

Then("nothing of the list can be found", async function (this: SiteWorld) {
  const list = this.screen.rememberedList
  assert.equal(await list.isVisible(), false, "the list can be seen")
  const isFocusable = await list.evaluate((list) => {
    for (const each of (list as HTMLElement).querySelectorAll<HTMLElement>("a[href], button"))
      each.focus({ preventScroll: true })
    return list.contains(document.activeElement)
  })
  assert.equal(isFocusable, false, "something of the list can have the focus")
  await expect(this.screen.main.getByRole("heading", { level: 1 })).toHaveCount(1)
})

Then("it is the list that they left", async function (this: SiteWorld) {
  await expect.poll(() => this.screen.rememberedList.isVisible()).toBe(true)
})

Then("it is another list than the one that they left", async function (this: SiteWorld) {
  assert.equal(await this.screen.rememberedList.isVisible(), false, "the list that was left is shown")
})
