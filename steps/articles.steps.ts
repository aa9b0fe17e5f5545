import assert from "node:assert/strict"
import { Then } from "@cucumber/cucumber"
import type { Language } from "../src/spec/languages.ts"
import { fromHtml } from "./drivers/driver.ts"
import { Articles } from "./screens/articles.ts"
import { topOf } from "./screens/measures.ts"
import { assertComplete } from "./support/articles.ts"
import { expect } from "./support/expect.ts"
import type { SiteWorld } from "./support/world.ts"

const articles = (world: SiteWorld) => world.on(Articles)

Then("the part {string} is at the top of the window", async function (this: SiteWorld, heading: string) {
  await expect(articles(this).part(heading)).toBeInViewport()
  await expect.poll(() => topOf(articles(this).part(heading))).toBeLessThan(100)
})

Then(fromHtml("the page names {string} as its feed"), async function (this: SiteWorld, address: string) {
  await expect(articles(this).feed).toHaveAttribute("href", address)
})

Then(
  fromHtml("the feed is well-formed Atom in {language}, at {string}, last changed on {string}"),
  async function (this: SiteWorld, language: Language, address: string, changed: string) {
    await this.feedReader.ask(this.site, new URL(address).pathname)
    const { feed } = this.feedReader
    assert.deepEqual([feed.language, feed.links.self, feed.updated.slice(0, 10)], [language, address, changed])
    assert.ok(feed.author && feed.links.alternate, "the feed has an author and leads to the blog")
  },
)

Then(
  fromHtml(
    "each of its {int} entries has an id, an author, dates, a summary and a text whose links are full addresses",
  ),
  function (this: SiteWorld, count: number) {
    assert.equal(this.feedReader.feed.entries.length, count)
    assertComplete(this.feedReader.feed.entries)
  },
)
