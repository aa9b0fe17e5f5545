import assert from "node:assert/strict"
import { type DataTable, Then } from "@cucumber/cucumber"
import { expect } from "./support/expect.ts"
import { networkQuiet } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

Then("the browser asked for {string}", function (this: SiteWorld, path: string) {
  const requests = this.network.requests.filter(
    (request) => new URL(request.url()).pathname === path && request.method() === "GET",
  )
  assert.ok(requests.length > 0, `${path} was not asked for`)
})

Then("the browser asked for {string} {int} time(s)", async function (this: SiteWorld, path: string, count: number) {
  // A request may still follow.
  if (count === 0) await networkQuiet(this)
  await expect.poll(() => this.network.requestsFor(path).length, path).toBe(count)
})

Then(
  "the browser asked for {string} {int} time(s) since then",
  async function (this: SiteWorld, path: string, count: number) {
    await expect
      .poll(() => this.network.requestsFor(path, this.network.since("the last fault")).length, path)
      .toBe(count)
  },
)

Then(
  "these were asked for by GET, without a payload, and answered with JSON:",
  async function (this: SiteWorld, paths: DataTable) {
    for (const [path = ""] of paths.raw()) {
      const requests = this.network.requestsFor(path)
      assert.ok(requests.length > 0, `${path} was not asked for`)
      for (const request of requests) {
        assert.equal(request.postData(), null, path)
        const answer = await request.response()
        assert.match(answer?.headers()["content-type"] ?? "", /^application\/json/, path)
        assert.equal(typeof JSON.parse((await answer?.text()) ?? ""), "object", path)
      }
    }
    const others = this.network.requests.filter(
      (request) => ["xhr", "fetch"].includes(request.resourceType()) && !["GET", "HEAD"].includes(request.method()),
    )
    assert.deepEqual(
      others.map((request) => request.url()),
      [],
    )
  },
)

Then("the browser has not loaded a new document", function (this: SiteWorld) {
  assert.equal(this.network.requests.filter((request) => request.isNavigationRequest()).length, 1)
})

Then("the page has a link to {string} in its header", async function (this: SiteWorld, name: string) {
  await expect(this.screen.navigation.getByRole("link", { name, exact: true })).toBeVisible()
})

Then("the page has a header, a navigation, a main part and a footer", async function (this: SiteWorld) {
  for (const part of [this.screen.banner, this.screen.navigation, this.screen.main, this.screen.footer])
    await expect(part).toHaveCount(1)
})

Then("the page has a main part but no header, navigation or footer", async function (this: SiteWorld) {
  await expect(this.screen.main).toHaveCount(1)
  for (const part of [this.screen.banner, this.page.getByRole("navigation"), this.screen.footer])
    await expect(part).toHaveCount(0)
})

Then("the page has loaded scripts, and none of them names {string}", async function (this: SiteWorld, name: string) {
  const scripts = this.network.requests.filter((request) => request.resourceType() === "script")
  assert.ok(scripts.length > 0, "the page has loaded no script")
  for (const script of scripts) {
    const text = await (await script.response())?.text()
    assert.ok(text && !text.includes(name), `${script.url()} names ${name}`)
  }
})

Then("search engines are asked not to list the page", async function (this: SiteWorld) {
  await expect(this.page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex")
  // Crawlers that run no scripts read the response as delivered.
  const document = this.network.requests.findLast((request) => request.isNavigationRequest())
  assert.match((await (await document?.response())?.text()) ?? "", /<meta name="robots" content="noindex"/)
})
