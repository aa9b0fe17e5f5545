import assert from "node:assert/strict"
import { Given, Then, When } from "@cucumber/cucumber"
import { ListOfHomes } from "./screens/list-of-homes.ts"
import { PageFrame } from "./screens/page-frame.ts"
import { Scrolling } from "./screens/scrolling.ts"
import type { SiteName } from "./specification/names.ts"
import { expect } from "./support/expect.ts"
import { expectNone } from "./support/expectations.ts"
import { goBack, goForward } from "./support/moves.ts"
import { waitAfterBack, waitAfterLink } from "./support/slow-pages.ts"
import { idle, networkQuiet, painted } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

// Time

Given("the clock is stopped", async function (this: SiteWorld) {
  await this.clock.stop()
})

When("{int} millisecond(s) pass(es)", async function (this: SiteWorld, time: number) {
  await this.pass(time)
})

Given(
  "a visitor at {address} on the {site} site waits for {address} after a link",
  async function (this: SiteWorld, from: string, site: SiteName, to: string) {
    await waitAfterLink(this, site, from, to)
  },
)

Given(
  "a visitor at {address} on the {site} site waits for {address} after going back",
  async function (this: SiteWorld, from: string, site: SiteName, to: string) {
    await waitAfterBack(this, site, from, to)
  },
)

When("the delayed answer/scripts arrive(s)", async function (this: SiteWorld) {
  await this.network.faults.release()
  await networkQuiet(this)
})

When("the delayed answer to {address} arrives", async function (this: SiteWorld, path: string) {
  await this.network.faults.release(path)
})

// Scrolling

Given(
  "a visitor with a small screen is at {address} on the {site} site",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await this.page.setViewportSize({ width: 320, height: 320 })
    await this.open(site, path)
  },
)

Given("they have scrolled {int} pixels down", async function (this: SiteWorld, distance: number) {
  await this.on(Scrolling).scrollTo(distance)
  assert.equal(await this.on(Scrolling).scrolled(), distance, "the page is too short to be scrolled so far")
})

When("the visitor scrolls to {string} in the {part}", async function (this: SiteWorld, name: string, part: string) {
  await this.screen.linkIn(part, name).scrollIntoViewIfNeeded()
  await painted(this)
})

When(
  "they open the page again, and scroll {int} pixels down before its scripts start",
  async function (this: SiteWorld, distance: number) {
    await this.arriveAt(this.site, this.path)
    await this.on(Scrolling).scrollTo(distance)
  },
)

When(
  "they reload the page, and scroll {int} pixels down before its scripts start",
  async function (this: SiteWorld, distance: number) {
    await this.page.reload()
    await this.on(Scrolling).scrollTo(distance)
  },
)

Then("they are at the top of the page", async function (this: SiteWorld) {
  // A page that will scroll down may be at its top for a moment.
  await networkQuiet(this)
  await expect.poll(() => this.on(Scrolling).scrolled()).toBe(0)
})

Then("they are {int} pixels down the page", async function (this: SiteWorld, distance: number) {
  await expect.poll(() => this.on(Scrolling).scrolled()).toBe(distance)
})

Then("they are at the section {string}", async function (this: SiteWorld, id: string) {
  // Waits for the final scroll: to the saved position or to the fragment.
  await networkQuiet(this)
  await expect.poll(() => this.on(Scrolling).distanceTo(id)).toBe(0)
})

// Back and forward

When("they go back", async function (this: SiteWorld) {
  await goBack(this)
})

When("they go back {int} steps", async function (this: SiteWorld, steps: number) {
  await this.on(Scrolling).goInHistory(-steps)
})

When("they go back and see the next frame", async function (this: SiteWorld) {
  await this.on(Scrolling).goBackToNextFrame()
})

Then("that frame shows {string}", function (this: SiteWorld, heading: string) {
  assert.equal(this.on(Scrolling).headingAfterBack, heading)
})

When("they go to {string} in the page", async function (this: SiteWorld, fragment: string) {
  await this.on(Scrolling).goToFragment(fragment)
})

When("they go forward", async function (this: SiteWorld) {
  await goForward(this)
})

When("they open {address} in a new session", async function (this: SiteWorld, path: string) {
  await this.openTab()
  await this.open(this.site, path)
})

// Progress

Then("progress is shown, and {string} is announced", async function (this: SiteWorld, message: string) {
  await expect(this.on(PageFrame).progress).toBeVisible()
  await expect(this.on(PageFrame).status).toHaveText(message)
})

Then("no progress is shown or announced", async function (this: SiteWorld) {
  await expectNone(this, this.on(PageFrame).progress)
  await expect(this.on(PageFrame).status).toHaveText("")
})

Then("{string} is announced", async function (this: SiteWorld, text: string) {
  await expect(this.on(PageFrame).announcement).toHaveText(text)
})

// The list that the visitor left

Given("they are looking at the list", async function (this: SiteWorld) {
  // Its homes are drawn in parts.
  await idle(this)
  await this.on(ListOfHomes).remember()
})

Then("the home's page is gone", async function (this: SiteWorld) {
  await expect(this.screen.everyHeading).toHaveCount(1)
})

Then("the list is hidden from sight and from the keyboard", async function (this: SiteWorld) {
  assert.equal(await this.on(ListOfHomes).element.isVisible(), false, "the list can be seen")
  assert.equal(await this.on(ListOfHomes).canHaveFocus(), false, "something of the list can have the focus")
  await expect(this.screen.main.getByRole("heading", { level: 1 })).toHaveCount(1)
})

Then("the list is shown as they left it", async function (this: SiteWorld) {
  const list = this.on(ListOfHomes)
  await expect.poll(() => list.element.isVisible()).toBe(true)
  assert.notDeepEqual(list.rememberedLinks, [])
  assert.deepEqual(await list.links(), list.rememberedLinks)
})

Then("a new list is shown", async function (this: SiteWorld) {
  assert.equal(await this.on(ListOfHomes).element.isVisible(), false, "the list that was left is shown")
})
