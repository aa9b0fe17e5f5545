import assert from "node:assert/strict"
import { type DataTable, Then } from "@cucumber/cucumber"
import { PageFrame } from "./screens/page-frame.ts"
import { PageHead } from "./screens/page-head.ts"
import { expect } from "./support/expect.ts"
import { hydrated, idle, networkQuiet } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

// Requests

Then("the browser asked for {address}", function (this: SiteWorld, path: string) {
  assert.ok(this.network.requestsFor(path).length > 0, `${path} was not asked for`)
})

Then("the browser did not ask for {address}", async function (this: SiteWorld, path: string) {
  await idle(this)
  assert.deepEqual(this.network.requestedAddresses(path), [])
})

Then("the browser asked for {address} {int} time(s)", async function (this: SiteWorld, path: string, count: number) {
  await expect.poll(() => this.network.requestsFor(path).length, path).toBe(count)
})

Then(
  "the browser asked for {address} {int} time(s) since then",
  async function (this: SiteWorld, path: string, count: number) {
    const requests = () => this.network.requestsFor(path, this.network.since("the last fault"))
    await expect.poll(() => requests().length, path).toBe(count)
  },
)

Then(
  "the browser asked for {address} {int} times before the full page load and {int} times after it",
  async function (this: SiteWorld, path: string, before: number, after: number) {
    await expect.poll(() => this.network.requestsFor(path, this.network.beforeFullPageLoad).length, path).toBe(before)
    await expect.poll(() => this.network.requestsFor(path, this.network.afterFullPageLoad).length, path).toBe(after)
  },
)

Then("the browser asked for each of these:", async function (this: SiteWorld, paths: DataTable) {
  await expect.poll(() => this.network.unrequested(this.addresses.all(paths.raw()))).toEqual([])
})

Then("the browser asked for each of these once:", async function (this: SiteWorld, paths: DataTable) {
  await networkQuiet(this)
  const counts = this.addresses.all(paths.raw()).map((path) => [path, this.network.requestsFor(path).length])
  assert.deepEqual(
    counts,
    counts.map(([path]) => [path, 1]),
  )
})

Then(
  "these were requested by GET, without a payload, and answered with JSON:",
  async function (this: SiteWorld, paths: DataTable) {
    assert.deepEqual(this.network.unrequested(this.addresses.all(paths.raw())), [])
    assert.deepEqual(await this.network.nonJsonResponses(this.addresses.all(paths.raw())), [])
    assert.deepEqual(this.network.fetchesByOtherMethods, [])
  },
)

Then("the move has loaded this data and no other:", async function (this: SiteWorld, paths: DataTable) {
  await networkQuiet(this)
  assert.deepEqual(this.network.dataSince("the last move").sort(), this.addresses.all(paths.raw()).sort())
})

Then("the browser has loaded the page {int} time(s)", async function (this: SiteWorld, count: number) {
  await expect.poll(() => this.network.documents.length).toBe(count)
  await hydrated(this)
})

// The console

Then("the browser logs {int} problem(s) with {string}", async function (this: SiteWorld, count: number, text: string) {
  this.console.expect(text)
  await expect.poll(() => this.console.problemsWith(text).length).toBe(count)
})

Then("no error has been thrown", function (this: SiteWorld) {
  assert.deepEqual(this.console.unexpected, [])
})

// Parts of a page

Then("the page has a header, a navigation, a main part and a footer", async function (this: SiteWorld) {
  await expect.poll(() => this.on(PageFrame).countOfParts()).toEqual({ header: 1, navigation: 1, main: 1, footer: 1 })
})

Then("the page has a main part but no header, navigation or footer", async function (this: SiteWorld) {
  await expect.poll(() => this.on(PageFrame).countOfParts()).toEqual({ header: 0, navigation: 0, main: 1, footer: 0 })
})

Then("search engines are asked not to list the page", async function (this: SiteWorld) {
  await expect(this.on(PageHead).robots).toHaveAttribute("content", "noindex")
  // Crawlers that run no scripts read the response as delivered.
  assert.match(await this.network.documentAsDelivered(), /<meta name="robots" content="noindex"/)
})
