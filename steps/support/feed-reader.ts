import assert from "node:assert/strict"
import type { APIResponse } from "playwright"
import type { SiteName } from "../specification/names.ts"
import { atomProblems } from "./atom.ts"
import { type AtomFeed, feedIn } from "./feed.ts"
import type { Profile } from "./profiles.ts"
import { get } from "./requests.ts"
import { addressOf } from "./sites.ts"

/** The origin of the pages that a feed leads to, which the features name. */
const originOf = ({ links }: AtomFeed): string => new URL(links.alternate ?? "").origin

/** Reads feeds page by page, as a feed reader does. */
export class FeedReader {
  readonly #visitor: { readonly context: Profile }
  #site: SiteName = "Sweden"
  answer!: APIResponse
  readonly pages: AtomFeed[] = []

  constructor(visitor: { readonly context: Profile }) {
    this.#visitor = visitor
  }

  /** Asks the same site for a feed with the tag of the last answer. */
  async askWithTag(path: string): Promise<void> {
    const { etag } = this.answer.headers()
    assert.ok(etag, "the feed has no tag")
    await this.ask(this.#site, path, { "if-none-match": etag })
  }

  async ask(site: SiteName, path: string, headers: Readonly<Record<string, string>> = {}): Promise<void> {
    this.#site = site
    this.answer = await get(this.#visitor.context, addressOf(site) + path, { headers })
    if (!this.answer.ok()) return
    assert.equal(this.answer.headers()["content-type"], "application/xml; charset=utf-8")
    const text = await this.answer.text()
    // Uses a blank page, because the site's policy requires Trusted Types for parsing.
    const blank = await this.#visitor.context.newPage()
    assert.deepEqual(await blank.evaluate(atomProblems, text), [])
    const feed = await feedIn(blank, text)
    await blank.close()
    assert.equal(feed.links.self, originOf(feed) + path, "the feed is where it says")
    this.pages.push(feed)
  }

  get feed(): AtomFeed {
    const feed = this.pages.at(-1)
    assert.ok(feed, `no feed, but ${this.answer.status()}`)
    return feed
  }

  /** Facts of the feed, by the words of the features. */
  get facts(): Record<string, string> {
    const { language, title, links } = this.feed
    return {
      language: language ?? "none",
      title: title.replaceAll("\u00a0", " "),
      listings: links.alternate ?? "none",
      "next page": links.next ?? "none",
    }
  }

  /** Facts of the first entry, by the words of the features. */
  get factsOfFirstEntry(): Record<string, string> {
    const [entry] = this.feed.entries
    assert.ok(entry, "the feed is empty")
    return {
      title: entry.title,
      page: entry.link,
      "published on": entry.published.slice(0, 10),
      "changed on": entry.updated.slice(0, 10),
    }
  }

  async goOn(): Promise<void> {
    const { next } = this.feed.links
    assert.ok(next, "the feed has no next page")
    const origin = originOf(this.feed)
    assert.ok(next.startsWith(`${origin}/`), `the next page is at ${next}`)
    await this.ask(this.#site, next.slice(origin.length))
  }
}
