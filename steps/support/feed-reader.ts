import assert from "node:assert/strict"
import type { APIResponse, Page } from "playwright"
import { markets } from "../../src/spec/markets.ts"
import { addressOf, type SiteName, siteNames } from "./sites.ts"

/** An Atom feed as a program reads it (RFC 4287; its pages by RFC 5005). */
export type FeedDocument = {
  readonly language: string | null
  readonly title: string
  readonly updated: string
  /** Addresses by their relation. */
  readonly links: Readonly<Record<string, string>>
  readonly entries: readonly {
    readonly id: string
    readonly link: string
    readonly title: string
    readonly summary: string
    readonly published: string
    readonly updated: string
  }[]
}

/** By the browser's own parser, which takes only what is well formed. */
const parsed = (page: Page, xml: string): Promise<FeedDocument | string> =>
  page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, "application/xml")
    const failure = document.querySelector("parsererror")
    if (failure) return failure.textContent
    const root = document.documentElement
    const textIn = (element: Element, name: string) =>
      [...element.children].find(({ localName }) => localName === name)?.textContent ?? ""
    // A text of the type html is markup inside of the XML.
    const read = (element: Element, name: string) =>
      new DOMParser().parseFromString(textIn(element, name), "text/html").body.textContent
    const links = (element: Element) => [...element.children].filter(({ localName }) => localName === "link")
    return {
      language: root.getAttribute("xml:lang"),
      title: textIn(root, "title"),
      updated: textIn(root, "updated"),
      links: Object.fromEntries(
        links(root).map((link) => [link.getAttribute("rel") ?? "alternate", link.getAttribute("href") ?? ""]),
      ),
      entries: [...root.getElementsByTagNameNS("http://www.w3.org/2005/Atom", "entry")].map((entry) => ({
        id: textIn(entry, "id"),
        link: links(entry)[0]?.getAttribute("href") ?? "",
        title: read(entry, "title"),
        summary: read(entry, "summary"),
        published: textIn(entry, "published"),
        updated: textIn(entry, "updated"),
      })),
    }
  }, xml)

/** A program that follows feeds, page after page. */
export class FeedReader {
  readonly #page: Page
  #site: SiteName = "Sweden"
  answer!: APIResponse
  readonly pages: FeedDocument[] = []

  constructor(page: Page) {
    this.#page = page
  }

  async ask(site: SiteName, path: string): Promise<void> {
    this.#site = site
    this.answer = await this.#page.context().request.get(addressOf(site) + path)
    if (!this.answer.ok()) return
    assert.equal(this.answer.headers()["content-type"], "application/atom+xml; charset=utf-8")
    const feed = await parsed(this.#page, await this.answer.text())
    if (typeof feed === "string") assert.fail(`not well formed: ${feed}`)
    this.pages.push(feed)
  }

  /** The page that was read last. */
  get feed(): FeedDocument {
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
