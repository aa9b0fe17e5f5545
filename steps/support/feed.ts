import type { Page } from "playwright"

export type Entry = {
  readonly id: string
  readonly title: string
  readonly author: string
  readonly alternate: string
  readonly published: string
  readonly updated: string
  readonly summary: string
  /** Addresses that the text links to. */
  readonly hrefs: readonly string[]
}

export type AtomFeed = Omit<Entry, "published" | "summary" | "hrefs"> & {
  /** What the parser objects to. */
  readonly problem: string | null
  readonly language: string | null
  readonly self: string
  readonly entries: readonly Entry[]
}

/** A feed as the browser's own XML parser reads it, which had no part in writing it. */
export const feedIn = (page: Page, text: string): Promise<AtomFeed> =>
  page.evaluate((text) => {
    const atom = "http://www.w3.org/2005/Atom"
    const parsed = new DOMParser().parseFromString(text, "application/xml")
    const root = parsed.documentElement
    const own = (parent: Element, name: string) =>
      [...parent.children].filter((child) => child.namespaceURI === atom && child.localName === name)
    const said = (parent: Element, name: string) => own(parent, name)[0]?.textContent ?? ""
    const link = (parent: Element, rel: string) =>
      own(parent, "link")
        .find((element) => (element.getAttribute("rel") ?? "alternate") === rel)
        ?.getAttribute("href") ?? ""
    const author = (parent: Element) => said(own(parent, "author")[0] ?? parent, "name")
    const hrefs = (parent: Element) =>
      [...new DOMParser().parseFromString(said(parent, "content"), "text/html").querySelectorAll("[href], [src]")].map(
        (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "",
      )
    const common = (parent: Element) => ({
      id: said(parent, "id"),
      title: said(parent, "title"),
      author: author(parent),
      alternate: link(parent, "alternate"),
      updated: said(parent, "updated"),
    })
    const isAtom = root.namespaceURI === atom && root.localName === "feed"
    return {
      ...common(root),
      problem: parsed.querySelector("parsererror")?.textContent ?? (isAtom ? null : "this is no Atom feed"),
      language: root.getAttribute("xml:lang"),
      self: link(root, "self"),
      entries: own(root, "entry").map((entry) => ({
        ...common(entry),
        published: said(entry, "published"),
        summary: said(entry, "summary"),
        hrefs: hrefs(entry),
      })),
    }
  }, text)
