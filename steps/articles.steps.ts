import assert from "node:assert/strict"
import { type DataTable, Then, When } from "@cucumber/cucumber"
import type { Language } from "../src/spec/languages.ts"
import { Articles } from "./screens/articles.ts"
import { expect } from "./support/expect.ts"
import type { SiteWorld } from "./support/world.ts"

const articles = ({ page }: SiteWorld) => new Articles(page)

Then(
  "the article begins with {string}, {string} and {string}",
  async function (this: SiteWorld, first: string, second: string, third: string) {
    for (const text of [first, second, third]) await expect(articles(this).beginning).toContainText(text)
  },
)

Then("the article does not begin with {string}", async function (this: SiteWorld, text: string) {
  await expect(articles(this).beginning).not.toContainText(text)
})

Then(
  "search engines are told that {string} wrote it on {string} and changed it last on {string}",
  async function (this: SiteWorld, name: string, day: string, changed: string) {
    const { author, datePublished, dateModified } = await articles(this).posting()
    assert.deepEqual([author.name, datePublished, dateModified], [name, day, changed])
  },
)

When("they choose the topic {string}", async function (this: SiteWorld, name: string) {
  await articles(this).topic(name).click()
})

Then("the topic {string} is marked as the one that they read about", async function (this: SiteWorld, name: string) {
  await expect(articles(this).topic(name)).toHaveAttribute("aria-current", "page")
})

Then("the list {string} names, in this order:", async function (this: SiteWorld, name: string, parts: DataTable) {
  await expect(articles(this).list(name).getByRole("link")).toHaveText(parts.raw().flat())
})

Then("there is no list {string}", async function (this: SiteWorld, name: string) {
  await expect(articles(this).list(name)).toHaveCount(0)
})

Then("the part {string} stands at the top of the window", async function (this: SiteWorld, heading: string) {
  await expect(articles(this).part(heading)).toBeInViewport()
  const top = () =>
    articles(this)
      .part(heading)
      .evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(100)
})

Then("the previous article is {string}", async function (this: SiteWorld, title: string) {
  await expect(articles(this).neighbour("previous")).toContainText(title)
})

When("they go on to the next article", async function (this: SiteWorld) {
  await articles(this).neighbour("next").click()
})

Then(/^there is no (previous|next) article$/, async function (this: SiteWorld, which: "previous" | "next") {
  await expect(this.screen.heading).toBeVisible()
  await expect(articles(this).neighbour(which)).toHaveCount(0)
})

Then("the page names {string} as its feed", async function (this: SiteWorld, address: string) {
  await expect(this.page.locator('link[rel="alternate"][type="application/atom+xml"]')).toHaveAttribute("href", address)
})

Then(
  "the feed is well-formed Atom in {language}, at {string}, that changed last on {string}",
  async function (this: SiteWorld, language: Language, address: string, changed: string) {
    await this.feedReader.ask(this.site, new URL(address).pathname)
    const { feed } = this.feedReader
    assert.equal(feed.language, language)
    assert.equal(feed.links.self, address)
    assert.equal(feed.updated.slice(0, 10), changed)
    assert.ok(feed.author && feed.links.alternate, "the feed has an author and leads to the blog")
    assert.ok(feed.entries.length >= 6, `${feed.entries.length} entries`)
  },
)

Then(
  "each entry has its own address as its id, an author, dates, a summary and a text with whole addresses",
  function (this: SiteWorld) {
    const { entries } = this.feedReader.feed
    for (const { id, link, title, author, published, updated, summary, hrefs } of entries) {
      assert.equal(id, link)
      assert.ok(title && author && summary, `${id} says its title, author and summary`)
      assert.ok(published && updated >= published, `${id} was changed before it was published`)
      assert.deepEqual(
        hrefs.filter((href) => !/^(https?|mailto|tel):/.test(href)),
        [],
        id,
      )
    }
    assert.ok(
      entries.some(({ hrefs }) => hrefs.length > 0),
      "no text has a link",
    )
  },
)
