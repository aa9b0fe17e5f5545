import assert from "node:assert/strict"
import { type DataTable, Then, When } from "@cucumber/cucumber"
import { expect } from "./support/expect.ts"
import type { SiteName } from "./support/sites.ts"
import type { SiteWorld } from "./support/world.ts"

When(
  "a visitor begins to read {string} on the {site} site",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await this.arriveAt(site, path, "domcontentloaded")
  },
)

When("they move on with the keyboard", async function (this: SiteWorld) {
  await this.page.keyboard.press("Tab")
})

When("they tap an empty place", async function (this: SiteWorld) {
  await this.page.mouse.click(1, 1)
})

Then("the page has asked for no script", async function (this: SiteWorld) {
  await this.quiet()
  assert.deepEqual(
    this.requests.filter((request) => request.resourceType() === "script").map((request) => request.url()),
    [],
  )
})

Then("these are asked for meanwhile:", async function (this: SiteWorld, paths: DataTable) {
  for (const [path = ""] of paths.raw())
    await expect.poll(() => this.requestsFor(path).length, path).toBeGreaterThanOrEqual(1)
})

/** Scripts, and the data that pages are made of. */
const parts = /\.js$|^\/(page|slice)-data\//

Then("nothing of it was asked for twice", function (this: SiteWorld) {
  const asked = this.requests.map((request) => new URL(request.url()).pathname).filter((path) => parts.test(path))
  assert.deepEqual(
    asked.filter((path, index) => asked.indexOf(path) !== index),
    [],
  )
})
