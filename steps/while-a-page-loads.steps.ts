import assert from "node:assert/strict"
import { Given, Then, When } from "@cucumber/cucumber"
import type { SiteName } from "./specification/names.ts"
import { expect } from "./support/expect.ts"
import { hasStarted, hydrated, idle, networkQuiet } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

When(
  "a visitor starts to read {address} on the {site} site while it loads",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await this.clock.install()
    await this.arriveAt(site, path, "domcontentloaded")
  },
)

When(
  "a visitor opens {address} on the {site} site, before its scripts have arrived",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await this.network.faults.delay(this.page, "/app-*.js")
    await this.arriveAt(site, path)
  },
)

Given("the visitor touches nothing", async function (this: SiteWorld) {
  await this.keepStill()
})

When("they move the pointer", async function (this: SiteWorld) {
  await this.page.mouse.move(1, 1)
  await this.page.mouse.move(9, 9)
})

When("they turn the wheel", async function (this: SiteWorld) {
  await this.page.mouse.wheel(0, 100)
})

When("they tap an empty place", async function (this: SiteWorld) {
  await this.page.mouse.click(1, 1)
})

When("they tap the field {string}", async function (this: SiteWorld, label: string) {
  await this.screen.main.getByRole("textbox", { name: label, exact: true }).click()
})

Then("pictures below the window have been requested", async function (this: SiteWorld) {
  await expect.poll(() => this.pictures.areRequestedBelowWindow()).toBe(true)
})

Then("pictures below the window have been cancelled, and no others", async function (this: SiteWorld) {
  await expect.poll(() => this.pictures.cancelled.length).toBeGreaterThan(0)
  assert.deepEqual(await this.pictures.missingInWindow(), [])
})

Then("no picture has been cancelled", async function (this: SiteWorld) {
  await networkQuiet(this)
  assert.deepEqual(this.pictures.cancelled, [])
})

Then("the cancelled pictures have arrived", async function (this: SiteWorld) {
  await expect.poll(() => this.pictures.cancelledAndMissing()).toEqual([])
})

/** Advances the clock, so that every timer set so far has run. */
Then("the page has requested no script", async function (this: SiteWorld) {
  await this.clock.run(1000)
  await networkQuiet(this)
  assert.deepEqual(
    this.network.ofType("script").map((request) => request.url()),
    [],
  )
})

When("its scripts start, and every change of its title and metadata is noted", async function (this: SiteWorld) {
  await this.head.start()
  await this.network.faults.release()
  await hydrated(this)
  await networkQuiet(this)
})

Then("the page is not interactive", async function (this: SiteWorld) {
  await idle(this)
  assert.equal(await this.page.evaluate(hasStarted), false)
})

Then("its title and metadata are unchanged", async function (this: SiteWorld) {
  assert.deepEqual(await this.head.changes(), [])
})

Then("nothing has been requested twice", function (this: SiteWorld) {
  assert.deepEqual(this.network.repeated(/\.js$|^\/(page|slice)-data\//), [])
})
