import assert from "node:assert/strict"
import { Given, Then, When } from "@cucumber/cucumber"
import { deployNew, deployRemoval } from "./support/deployments.ts"
import { expect, expectTimeoutMs } from "./support/expect.ts"
import { controlled, registrations, stored, storeOwn, workerDone } from "./support/service-worker.ts"
import type { Deployment, SiteName } from "./support/sites.ts"
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

Then("they see the pictures that they saw there", async function (this: SiteWorld) {
  const { viewedPictures } = this.offline
  assert.ok(viewedPictures.length > 0, "they saw no picture there")
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

Then("the address does not answer", async function (this: SiteWorld) {
  await assert.rejects(this.page.reload(), /net::ERR_CONNECTION_/)
})

// The offline page

Given("the clock stops now", async function (this: SiteWorld) {
  await this.clock.stop(Date.now())
})

When("{int} seconds pass", async function (this: SiteWorld, seconds: number) {
  await this.clock.run(seconds * 1000)
})

Then("assistive technology is told {string}", async function (this: SiteWorld, text: string) {
  await expect(this.page.getByRole("status")).toHaveText(text)
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
  "the offline page of the new deployment is kept, which says {string}",
  async function (this: SiteWorld, words: string) {
    await expect.poll(() => this.offline.offlinePage(), { timeout: 3 * expectTimeoutMs }).toContain(words)
  },
)

When("the site is deployed with the worker that removes it", async function (this: SiteWorld) {
  await deployRemoval(this)
})

Given("something of the visitor's own is stored there too", async function (this: SiteWorld) {
  await storeOwn(this)
})

Then("no service worker is registered", async function (this: SiteWorld) {
  // Browsers look for a new worker a while after the page has loaded.
  await expect.poll(() => registrations(this), { timeout: 3 * expectTimeoutMs }).toEqual([])
})

Then("only what is the visitor's own is still there", async function (this: SiteWorld) {
  await expect.poll(() => stored(this)).toEqual({ caches: ["own"], databases: [], own: "kept" })
})

// Cost of the worker

When(
  "a visitor begins to use {address} on the {deployment}",
  async function (this: SiteWorld, path: string, deployment: Deployment) {
    await beginToUse(this, deployment, path)
  },
)

Then("the page is still loading, and no service worker has been asked for", async function (this: SiteWorld) {
  assert.ok(this.network.faults.delayedCount > 0, "the page has no picture to wait for")
  await networkQuiet(this)
  assert.equal(await this.screen.isLoaded(), false)
  assert.deepEqual(this.hosting.statusesOf("/sw.js"), [])
})

Then("the service worker has fetched ahead {string} and nothing else", async function (this: SiteWorld, files: string) {
  assert.equal(await this.offline.precached(), files)
  assert.equal(
    this.offline.requestedPages,
    ["/", ...files.split(", ").filter((file) => file.endsWith(".html"))].join(", "),
  )
})

Then(
  "the service worker asked for {address} {int} time(s)",
  async function (this: SiteWorld, path: string, times: number) {
    await workerDone(this)
    assert.equal(this.hosting.statusesOf(path).length, times)
  },
)
