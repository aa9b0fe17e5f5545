import assert from "node:assert/strict"
import { type DataTable, Then, When } from "@cucumber/cucumber"
import { fromHtml } from "./drivers/driver.ts"
import { Links } from "./screens/links.ts"
import type { SiteName } from "./specification/names.ts"
import { openInAnotherWindow, summaryOf } from "./support/another-window.ts"
import { slugsUnder, withoutSlash } from "./support/sites.ts"
import type { SiteWorld } from "./support/world.ts"

When(fromHtml("a visitor tries these addresses:"), async function (this: SiteWorld, addresses: DataTable) {
  await this.files.try(addresses.hashes() as { site: SiteName; address: string }[])
})

Then(fromHtml("each of them answers with status {int}"), function (this: SiteWorld, status: number) {
  assert.ok(this.files.tried.length > 0, "no address was tried")
  assert.deepEqual(
    this.files.tried.filter((answer) => answer.status !== status),
    [],
  )
})

Then(fromHtml("they were redirected with status {int}"), async function (this: SiteWorld, status: number) {
  const first = this.answer.request().redirectedFrom()
  assert.equal((await first?.response())?.status(), status)
})

Then(fromHtml("whoever opens that address sees the same page"), async function (this: SiteWorld) {
  const here = await summaryOf(this.page)
  assert.deepEqual(await openInAnotherWindow(this), { ...here, status: 200, isRedirected: false })
})

Then(
  fromHtml("every link to a page ends in a slash, here and on the site's other pages"),
  async function (this: SiteWorld) {
    const here = await this.on(Links).paths()
    assert.ok(here.length > 0, "the page has no links")
    assert.deepEqual(withoutSlash(this.site, [...here, ...(await this.files.links(this.site))]), [])
  },
)

Then("no script of the page names a page under {string}", async function (this: SiteWorld, folder: string) {
  assert.deepEqual(await this.network.scriptsNaming(slugsUnder(this.site, folder)), [])
})
