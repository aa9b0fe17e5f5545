import assert from "node:assert/strict"
import { type DataTable, Then, When } from "@cucumber/cucumber"
import { fromHtml } from "./drivers/driver.ts"
import type { SiteName } from "./specification/names.ts"
import type { SiteWorld } from "./support/world.ts"

When(
  fromHtml("a feed reader asks the {site} site for {address}"),
  async function (this: SiteWorld, site: SiteName, path: string) {
    await this.feedReader.ask(site, path)
  },
)

When(fromHtml("the feed reader asks for the next page"), async function (this: SiteWorld) {
  await this.feedReader.goOn()
})

When(
  fromHtml("the feed reader asks for {address} with the tag that it has"),
  async function (this: SiteWorld, path: string) {
    await this.feedReader.askWithTag(path)
  },
)

Then(fromHtml("the answer is {int} without content"), async function (this: SiteWorld, status: number) {
  const { answer } = this.feedReader
  assert.deepEqual([answer.status(), await answer.text()], [status, ""])
})

Then(fromHtml("the feed has:"), function (this: SiteWorld, facts: DataTable) {
  assert.deepEqual({ ...this.feedReader.facts, ...facts.rowsHash() }, this.feedReader.facts)
})

Then(fromHtml("the feed leads to these homes:"), function (this: SiteWorld, homes: DataTable) {
  const links = this.feedReader.feed.entries.map(({ link }) => link)
  assert.deepEqual(links, homes.raw().flat())
})

Then(fromHtml("the entries of the feed have these ids:"), function (this: SiteWorld, expected: DataTable) {
  const ids = this.feedReader.feed.entries.map(({ id }) => id)
  assert.deepEqual(ids, expected.raw().flat())
})

Then(fromHtml("the feed has {int} homes"), function (this: SiteWorld, count: number) {
  assert.equal(this.feedReader.feed.entries.length, count)
})

Then(fromHtml("the pages of the feed have {int} different homes"), function (this: SiteWorld, count: number) {
  const ids = this.feedReader.pages.flatMap(({ entries }) => entries.map(({ id }) => id))
  assert.equal(new Set(ids).size, count)
})

Then(fromHtml("the first entry of the feed has:"), function (this: SiteWorld, facts: DataTable) {
  assert.deepEqual({ ...this.feedReader.factsOfFirstEntry, ...facts.rowsHash() }, this.feedReader.factsOfFirstEntry)
})

Then(fromHtml("the first entry of the feed mentions:"), function (this: SiteWorld, parts: DataTable) {
  const summary = this.feedReader.feed.entries[0]?.summary.replaceAll("\u00a0", " ") ?? ""
  const missing = parts
    .raw()
    .flat()
    .filter((part) => !summary.includes(part))
  assert.deepEqual(missing, [], summary)
})

Then(
  fromHtml("the answer is {int}, with the sentence {string}"),
  async function (this: SiteWorld, status: number, sentence: string) {
    const { answer } = this.feedReader
    assert.deepEqual([answer.status(), (await answer.text()).trim()], [status, sentence])
  },
)
