import assert from "node:assert/strict"
import { type DataTable, Then } from "@cucumber/cucumber"
import { fromHtml } from "./drivers/driver.ts"
import { PageFrame } from "./screens/page-frame.ts"
import { PageHead } from "./screens/page-head.ts"
import { textsMissingIn, textsOf } from "./support/delivered-text.ts"
import { expect } from "./support/expect.ts"
import { expectLasting } from "./support/expectations.ts"
import { delayOverPlainHtml } from "./support/speed.ts"
import { hydrated, idle } from "./support/waits.ts"
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
  await expectLasting(this, () => this.network.requestsFor(path).length, count)
})

Then(
  "the browser asked for {address} {int} time(s) since then",
  async function (this: SiteWorld, path: string, count: number) {
    await expectLasting(this, () => this.network.requestsFor(path, this.network.since("the last fault")).length, count)
  },
)

Then(
  "the browser asked for {address} {int} times before the full page load and {int} times after it",
  async function (this: SiteWorld, path: string, before: number, after: number) {
    const countsOf = () =>
      [this.network.beforeFullPageLoad, this.network.afterFullPageLoad].map(
        (requests) => this.network.requestsFor(path, requests).length,
      )
    await expectLasting(this, countsOf, [before, after])
  },
)

Then("the browser asked for each of these:", async function (this: SiteWorld, paths: DataTable) {
  await expect.poll(() => this.network.unrequested(this.addresses.all(paths.raw()))).toEqual([])
})

Then("the browser asked for each of these once:", async function (this: SiteWorld, paths: DataTable) {
  await idle(this)
  const counts = this.addresses.all(paths.raw()).map((path) => [path, this.network.requestsFor(path).length])
  assert.deepEqual(
    counts,
    counts.map(([path]) => [path, 1]),
  )
})

Then(
  "these alone were requested as data, by GET, without a payload, and answered with JSON:",
  async function (this: SiteWorld, paths: DataTable) {
    await idle(this)
    const all = this.addresses.all(paths.raw())
    assert.deepEqual(this.network.unrequested(all), [])
    assert.deepEqual(this.network.fetchesBesides(all), [])
    assert.deepEqual(await this.network.nonJsonResponses(all), [])
  },
)

Then("the move has loaded this data and no other:", async function (this: SiteWorld, paths: DataTable) {
  await idle(this)
  assert.deepEqual(this.network.dataSince("the last move").sort(), this.addresses.all(paths.raw()).sort())
})

Then("the browser has loaded the page {int} time(s)", async function (this: SiteWorld, count: number) {
  await expectLasting(this, () => this.network.documents.length, count)
  await hydrated(this)
})

Then(
  "on a slow network, its largest part is shown at most {float} times as late as in plain HTML",
  async function (this: SiteWorld, most: number) {
    expect(await delayOverPlainHtml(this.context, this.site, this.path)).toBeLessThanOrEqual(most)
  },
)

// The console

Then("the browser logs {int} problem(s) with {string}", async function (this: SiteWorld, count: number, text: string) {
  this.console.expect(text)
  await expectLasting(this, () => this.console.problemsWith(text).length, count)
})

Then("no error has been thrown", async function (this: SiteWorld) {
  await idle(this)
  assert.deepEqual(this.console.unexpected, [])
})

// Parts of a page

Then(
  fromHtml("each of the more than {int} texts of the page is in its HTML"),
  async function (this: SiteWorld, count: number) {
    await idle(this)
    const texts = await textsOf(this.page)
    assert.ok(texts.length > count, `the page has only ${texts.length} texts`)
    assert.deepEqual(textsMissingIn(await this.network.documentAsDelivered(), texts), [])
  },
)

Then(fromHtml("the page has a header, a menu, a main part and a footer"), async function (this: SiteWorld) {
  await expect.poll(() => this.on(PageFrame).countOfParts()).toEqual({ header: 1, menu: 1, main: 1, footer: 1 })
})

Then(fromHtml("the page has a header, a main part and a footer, but no menu"), async function (this: SiteWorld) {
  await expect.poll(() => this.on(PageFrame).countOfParts()).toEqual({ header: 1, menu: 0, main: 1, footer: 1 })
})

Then(fromHtml("the page has a main part but no header, navigation or footer"), async function (this: SiteWorld) {
  await expect.poll(() => this.on(PageFrame).countOfParts()).toEqual({ header: 0, menu: 0, main: 1, footer: 0 })
  await expect(this.screen.everyNavigation).toHaveCount(0)
})

Then(fromHtml("search engines are asked not to list the page"), async function (this: SiteWorld) {
  await expect(this.on(PageHead).robots).toHaveAttribute("content", "noindex")
  // Crawlers that run no scripts read the response as delivered.
  assert.match(await this.network.documentAsDelivered(), /<meta name="robots" content="noindex"/)
})
