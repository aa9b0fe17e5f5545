import assert from "node:assert/strict"
import { type DataTable, Given, Then, When } from "@cucumber/cucumber"
import { Links } from "./screens/links.ts"
import { Scrolling } from "./screens/scrolling.ts"
import type { SiteName } from "./specification/names.ts"
import { expect } from "./support/expect.ts"
import { growthOf, passBatches } from "./support/prefetch-batches.ts"
import { networkQuiet } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

Given("a visitor's browser reports a {string} connection", async function (this: SiteWorld, effectiveType: string) {
  await this.device.setConnection(effectiveType, false)
})

Given("a visitor's browser has its data saver {word}", async function (this: SiteWorld, state: string) {
  await this.device.setConnection("4g", state === "on")
})

Given(
  "a visitor is at {address} on the {site} site, with prefetching off",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await this.device.setConnection("4g", true)
    await this.open(site, path)
  },
)

Given("a visitor's browser calls itself {string}", async function (this: SiteWorld, userAgent: string) {
  await this.device.setUserAgent(userAgent)
})

Given(
  "a visitor with a tall window is at {address} on the {site} site",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await this.prefetching.openInTallWindow(site, path)
  },
)

Given(
  "a visitor is in the middle of {address} on the {site} site",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await this.prefetching.openInTallWindow(site, path)
    await this.on(Scrolling).scrollTo(600)
  },
)

Given("links to {int} or more other pages are in view", async function (this: SiteWorld, count: number) {
  const pages = await this.on(Links).pagesInWindow()
  assert.ok(pages.length >= count, `links to ${pages.length} other pages are in view`)
})

Given("the links to homes name a script that is gone", async function (this: SiteWorld) {
  await this.on(Links).nameMissingTemplate()
})

Given("priorities of requests are recorded", async function (this: SiteWorld) {
  await this.priorities.record()
})

// Time

When("{int} batch(es) of pages is/are due", async function (this: SiteWorld, count: number) {
  await passBatches(this, count)
})

When("{int} minute(s) pass(es)", async function (this: SiteWorld, minutes: number) {
  await this.pass(minutes * 60_000)
})

// Links

When("the visitor {approach} {string}", async function (this: SiteWorld, approach: string, name: string) {
  await this.prefetching.approach(approach, this.on(Links).first(name))
  await networkQuiet(this)
})

When("a new version of the site is deployed", async function (this: SiteWorld) {
  await this.prefetching.announceDeployment()
})

// Prefetched pages

Then(
  "{int}, then {int} and then {int} pages have been prefetched",
  async function (this: SiteWorld, first: number, second: number, third: number) {
    assert.deepEqual(this.prefetching.totals, [first, second, third])
    assert.deepEqual(await this.prefetching.statuses(), Array(third).fill(200))
  },
)

Then(
  "{int}, then {int} and then {int} pages have been requested ahead",
  function (this: SiteWorld, first: number, second: number, third: number) {
    assert.deepEqual(this.prefetching.totals, [first, second, third])
  },
)

Then("the number of prefetched pages grows like this:", async function (this: SiteWorld, growth: DataTable) {
  assert.deepEqual(await growthOf(this, growth.hashes()), growth.hashes())
})

Then("{int} page(s) has/have been requested ahead", async function (this: SiteWorld, count: number) {
  await expect.poll(() => this.prefetching.paths.length).toBeGreaterThanOrEqual(count)
  await networkQuiet(this)
  assert.equal(this.prefetching.paths.length, count, this.prefetching.paths.join(" "))
})

Then("{int} page(s) has/have been prefetched", async function (this: SiteWorld, count: number) {
  await expect.poll(() => this.prefetching.paths.length).toBeGreaterThanOrEqual(count)
  await networkQuiet(this)
  assert.deepEqual(await this.prefetching.statuses(), Array(count).fill(200))
})

Then("the page's data, code and styles had been prefetched", function (this: SiteWorld) {
  assert.deepEqual(this.prefetching.requestedSinceNavigation, [])
})

Then("everything prefetched was requested at low priority", function (this: SiteWorld) {
  const priorities = this.prefetching.paths.map((path) => this.priorities.of(path))
  assert.deepEqual(
    priorities.filter((priority) => !/^(Very)?Low$/.test(priority)),
    [],
  )
})
