import assert from "node:assert/strict"
import type { APIResponse, Page } from "playwright"
import { markets } from "../../src/spec/markets.ts"
import { atomProblems } from "./atom.ts"
import { type AtomFeed, feedIn } from "./feed.ts"
import { addressOf, type SiteName, siteNames } from "./sites.ts"

/** A program that follows feeds, page after page. */
export class FeedReader {
  readonly #page: Page
  #site: SiteName = "Sweden"
  answer!: APIResponse
  readonly pages: AtomFeed[] = []

  constructor(page: Page) {
    this.#page = page
  }

  async ask(site: SiteName, path: string): Promise<void> {
    this.#site = site
    this.answer = await this.#page.context().request.get(addressOf(site) + path)
    if (!this.answer.ok()) return
    assert.equal(this.answer.headers()["content-type"], "application/atom+xml; charset=utf-8")
    const text = await this.answer.text()
    // A page of the site parses nothing that it is handed: its policy has Trusted Types.
    const blank = await this.#page.context().newPage()
    assert.deepEqual(await blank.evaluate(atomProblems, text), [])
    const feed = await feedIn(blank, text)
    await blank.close()
    assert.equal(feed.links.self, markets[siteNames[site]].origin + path, "the feed is where it says")
    this.pages.push(feed)
  }

  /** The page that was read last. */
  get feed(): AtomFeed {
    const feed = this.pages.at(-1)
    assert.ok(feed, `no feed, but ${this.answer.status()}`)
    return feed
  }

  async goOn(): Promise<void> {
    const { next } = this.feed.links
    assert.ok(next, "the feed has no next page")
    await this.ask(this.#site, next.replace(markets[siteNames[this.#site]].origin, ""))
  }
}
