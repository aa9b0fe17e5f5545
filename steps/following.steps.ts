import assert from "node:assert/strict"
import { type DataTable, Then, When } from "@cucumber/cucumber"
import type { SiteName } from "./support/sites.ts"
import type { SiteWorld } from "./support/world.ts"

When("a feed reader asks the {site} site for {string}", async function (this: SiteWorld, site: SiteName, path: string) {
  await this.feedReader.ask(site, path)
})

When("the feed reader goes on to the next page", async function (this: SiteWorld) {
  await this.feedReader.goOn()
})

Then("the feed is in {string}", function (this: SiteWorld, language: string) {
  assert.equal(this.feedReader.feed.language, language)
})

Then("the feed is called {string}", function (this: SiteWorld, title: string) {
  assert.equal(this.feedReader.feed.title.replaceAll("\u00a0", " "), title)
})

Then("the feed leads to {string}", function (this: SiteWorld, listings: string) {
  assert.equal(this.feedReader.feed.links.alternate, listings)
})

Then("the feed has these homes:", function (this: SiteWorld, homes: DataTable) {
  const { entries } = this.feedReader.feed
  const expected = homes.raw().flat()
  assert.deepEqual(
    entries.map(({ id }) => id),
    expected,
  )
  assert.deepEqual(
    entries.map(({ link }) => link),
    expected,
  )
})

Then("the feed has no homes", function (this: SiteWorld) {
  assert.deepEqual(this.feedReader.feed.entries, [])
})

Then("the feed has {int} homes", function (this: SiteWorld, count: number) {
  assert.equal(this.feedReader.feed.entries.length, count)
})

Then("the feed has no next page", function (this: SiteWorld) {
  assert.equal(this.feedReader.feed.links.next, undefined)
})

Then("the pages of the feed had {int} different homes", function (this: SiteWorld, count: number) {
  const ids = this.feedReader.pages.flatMap(({ entries }) => entries.map(({ id }) => id))
  assert.equal(new Set(ids).size, count)
})

Then("the first entry of the feed is {string}", function (this: SiteWorld, title: string) {
  assert.equal(this.feedReader.feed.entries[0]?.title, title)
})

Then(
  "the first entry of the feed came on {string} and changed on {string}",
  function (this: SiteWorld, published: string, updated: string) {
    const [entry] = this.feedReader.feed.entries
    assert.deepEqual([entry?.published.slice(0, 10), entry?.updated.slice(0, 10)], [published, updated])
  },
)

Then("the first entry of the feed mentions:", function (this: SiteWorld, parts: DataTable) {
  const summary = this.feedReader.feed.entries[0]?.summary.replaceAll("\u00a0", " ") ?? ""
  for (const part of parts.raw().flat()) assert.ok(summary.includes(part), `"${part}" is not in "${summary}"`)
})

Then("it is refused with {int}: {string}", async function (this: SiteWorld, status: number, sentence: string) {
  const { answer } = this.feedReader
  assert.deepEqual([answer.status(), (await answer.text()).trim()], [status, sentence])
})
