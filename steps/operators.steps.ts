import assert from "node:assert/strict"
import { type DataTable, Given, Then } from "@cucumber/cucumber"
import { fromHtml } from "./drivers/driver.ts"
import type { SiteName } from "./specification/names.ts"
import { expect } from "./support/expect.ts"
import type { SiteWorld } from "./support/world.ts"

Given(
  fromHtml("an operator serves the {site} site with these settings:"),
  async function (this: SiteWorld, site: SiteName, settings: DataTable) {
    await this.hosting.useOwnServer(site, settings.rowsHash())
  },
)

Given("the {site} site can be released again during the visit", async function (this: SiteWorld, site: SiteName) {
  await this.hosting.deploy(site)
})

Then(fromHtml("the server's log has the request for {string}"), async function (this: SiteWorld, path: string) {
  await expect.poll(() => this.hosting.ownServer.logOf(path).about.length).toBeGreaterThan(0)
})

Then(fromHtml("no line of the server's log says any of these:"), function (this: SiteWorld, texts: DataTable) {
  const { all } = this.hosting.ownServer.logOf("")
  const found = texts.raw().flatMap(([text = ""]) => all.filter((line) => line.includes(text)))
  assert.deepEqual(found, [])
})

Then(
  fromHtml("{string} tells operators {string}, and none of these:"),
  async function (this: SiteWorld, path: string, told: string, texts: DataTable) {
    const answer = await this.hosting.ownServer.toldAt(path)
    assert.ok(answer.includes(told), answer)
    assert.deepEqual(
      texts.raw().filter(([text = ""]) => answer.includes(text)),
      [],
    )
  },
)
