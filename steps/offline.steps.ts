import assert from "node:assert/strict"
import { type DataTable, Given, Then, When } from "@cucumber/cucumber"
import type { Language } from "../src/spec/languages.ts"
import type { SiteName } from "./specification/names.ts"
import { deployNew, deployRemoval } from "./support/deployments.ts"
import { expect, expectTimeoutMs } from "./support/expect.ts"
import { expectNone } from "./support/expectations.ts"
import { controlled, registrations, stored, storeOwn, workerDone } from "./support/service-worker.ts"
import type { Deployment } from "./support/sites.ts"
import { beginToUse, reload, tryToOpen } from "./support/visits.ts"
import { networkQuiet } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

// Registration of the worker

When(
  "a visitor opens the {site} site, served at {string}",
  async function (this: SiteWorld, site: SiteName, origin: string) {
    await this.offline.openThroughDoor(site, origin)
  },
)

Then("a service worker is registered", async function (this: SiteWorld) {
  await expect.poll(() => registrations(this)).toEqual(["/sw.js"])
})

Then("a service worker controls the page", async function (this: SiteWorld) {
  await controlled(this)
})

// Cached pages

Then("the page is saved for reading offline", async function (this: SiteWorld) {
  await this.offline.cached()
})

Given(
  "a visitor has {address} and {address} of the {site} site saved for reading offline",
  async function (this: SiteWorld, first: string, second: string, site: SiteName) {
    await this.open(site, first)
    await this.offline.cached()
    await this.open(site, second)
    await this.offline.cached()
  },
)

Then(
  "the page {string} can be read offline in {language}",
  async function (this: SiteWorld, heading: string, language: Language) {
    await expect(this.screen.heading).toHaveText(heading)
    await this.offline.cached()
    await this.offline.loseNetwork()
    await reload(this)
    await expect(this.screen.heading).toHaveText(heading)
    await expect(this.screen.document).toHaveAttribute("lang", language)
  },
)

Then("the page cannot be read offline", async function (this: SiteWorld) {
  await this.offline.loseNetwork()
  await assert.rejects(this.page.reload(), /net::ERR_CONNECTION_/)
})

Then("they see the same pictures as before", async function (this: SiteWorld) {
  const { viewedPictures } = this.offline
  assert.ok(viewedPictures.length > 0, "they saw no picture before")
  await expect.poll(() => this.offline.pictures()).toEqual(expect.arrayContaining([...viewedPictures]))
})

// The network

When("the visitor goes offline", async function (this: SiteWorld) {
  await this.offline.loseNetwork()
})

When("the network connects but never answers", async function (this: SiteWorld) {
  await this.offline.silenceNetwork()
})

Then("the site was asked in vain", function (this: SiteWorld) {
  assert.ok(this.hosting.unanswered > 0)
})

When("the visitor is online again", async function (this: SiteWorld) {
  await this.hosting.acceptAgain()
})

When("the browser has no network", async function (this: SiteWorld) {
  await this.device.loseNetwork()
})

When("the browser has its network again", async function (this: SiteWorld) {
  await this.device.regainNetwork()
})

When("they reload the page", async function (this: SiteWorld) {
  await reload(this)
})

When("they try to open {address}", async function (this: SiteWorld, path: string) {
  await tryToOpen(this, path)
})

Then("the note above the page says {string}, with a date", async function (this: SiteWorld, text: string) {
  await expect(this.screen.noteAbove).toContainText(text)
  await expect(this.screen.noteAbove).toContainText(/\d{4}/)
})

Then("the page has no note above it", async function (this: SiteWorld) {
  await expectNone(this, this.screen.noteAbove)
})

// The offline page

Given("the clock stops now", async function (this: SiteWorld) {
  await this.clock.stop(this.clock.now)
})

Given(
  "a visitor at {address} on the {site} site goes offline, and the clock stops",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await this.open(site, path)
    await this.offline.cached()
    await this.clock.stop(this.clock.now)
    await this.offline.loseNetwork()
  },
)

When("{int} seconds pass", async function (this: SiteWorld, seconds: number) {
  await this.clock.run(seconds * 1000)
})

Then("assistive technology is told {string}", async function (this: SiteWorld, text: string) {
  await expect(this.screen.liveRegion).toHaveText(text)
})

Then(
  "the page asks for {address} in vain after {string} seconds",
  async function (this: SiteWorld, path: string, pauses: string) {
    const expected = pauses.split(", ").map((pause) => `HEAD ${path} after ${pause} s`)
    assert.deepEqual(await this.offline.retries(pauses.split(", ").map(Number)), expected)
  },
)

// Deployments

When(
  "the site is deployed with new {word} and says {string} where it said {string}",
  async function (this: SiteWorld, what: string, now: string, before: string) {
    await deployNew(this, what, [before, now])
  },
)

Then(
  "{address} shows {string} offline in {language}",
  async function (this: SiteWorld, path: string, heading: string, language: Language) {
    await expect.poll(() => this.offline.offlinePage(), { timeout: 3 * expectTimeoutMs }).toContain(heading)
    await this.offline.loseNetwork()
    await tryToOpen(this, path)
    await expect(this.screen.heading).toHaveText(heading)
    await expect(this.screen.document).toHaveAttribute("lang", language)
  },
)

When("the site is deployed with the worker that removes it", async function (this: SiteWorld) {
  await deployRemoval(this)
})

Given("the visitor has stored something of their own", async function (this: SiteWorld) {
  await storeOwn(this)
})

Then("no service worker is registered", async function (this: SiteWorld) {
  // Browsers look for a new worker a while after the page has loaded.
  await expect.poll(() => registrations(this), { timeout: 3 * expectTimeoutMs }).toEqual([])
})

Then("only the visitor's own data is stored", async function (this: SiteWorld) {
  await expect.poll(() => stored(this)).toEqual({ caches: ["own"], databases: [], own: "kept" })
})

// Cost of the worker

When(
  "a visitor begins to use {address} on the {deployment}",
  async function (this: SiteWorld, path: string, deployment: Deployment) {
    await beginToUse(this, deployment, path)
  },
)

Then("the page is still loading, and no service worker has been requested", async function (this: SiteWorld) {
  assert.ok(this.network.faults.delayedCount > 0, "the page has no picture to wait for")
  await networkQuiet(this)
  assert.equal(await this.screen.isLoaded(), false)
  assert.deepEqual(this.hosting.statusesOf("/sw.js"), [])
})

Then(
  "the service worker has precached these files, and requested no other page:",
  async function (this: SiteWorld, table: DataTable) {
    const files = table.raw().flat()
    assert.deepEqual(await this.offline.precached(), files)
    assert.deepEqual(this.offline.requestedPages, ["/", ...files.filter((file) => file.endsWith(".html"))])
  },
)

Then(
  "the service worker asked for {address} {int} time(s)",
  async function (this: SiteWorld, path: string, times: number) {
    await workerDone(this)
    assert.equal(this.hosting.statusesOf(path).length, times)
  },
)
