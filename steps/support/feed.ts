import type { Page } from "playwright"

export type Entry = {
  readonly id: string
  readonly link: string
  readonly title: string
  readonly author: string
  readonly published: string
  readonly updated: string
  readonly summary: string
  /** Addresses that the text links to. */
  readonly hrefs: readonly string[]
}

/** An Atom feed as a program reads it (RFC 4287; its pages by RFC 5005). */
export type AtomFeed = Pick<Entry, "id" | "title" | "author" | "updated"> & {
  readonly language: string | null
  /** Addresses by their relation. */
  readonly links: Readonly<Record<string, string>>
  readonly entries: readonly Entry[]
}

/** By the browser's own XML parser, which had no part in writing it. */
export const feedIn = (page: Page, text: string): Promise<AtomFeed> =>
  page.evaluate((text) => {
    const atom = "http://www.w3.org/2005/Atom"
    const parser = new DOMParser()
    const parsed = parser.parseFromString(text, "application/xml")
    const root = parsed.documentElement
    const own = (parent: Element, name: string) =>
      [...parent.children].filter((child) => child.namespaceURI === atom && child.localName === name)
    const said = (parent: Element, name: string) => own(parent, name)[0]?.textContent ?? ""
    // A text of the type html is markup inside of the XML.
    const html = (parent: Element, name: string) => parser.parseFromString(said(parent, name), "text/html")
    const title = (parent: Element) =>
      own(parent, "title")[0]?.getAttribute("type") === "html"
        ? html(parent, "title").body.textContent
        : said(parent, "title")
    const links = (parent: Element): Record<string, string> =>
      Object.fromEntries(
        own(parent, "link").map((link) => [link.getAttribute("rel") ?? "alternate", link.getAttribute("href") ?? ""]),
      )
    const common = (parent: Element) => ({
      id: said(parent, "id"),
      title: title(parent),
      author: said(own(parent, "author")[0] ?? parent, "name"),
      updated: said(parent, "updated"),
    })
    return {
      ...common(root),
      language: root.getAttribute("xml:lang"),
      links: links(root),
      entries: own(root, "entry").map((entry) => ({
        ...common(entry),
        link: links(entry).alternate ?? "",
        published: said(entry, "published"),
        summary: html(entry, "summary").body.textContent,
        hrefs: [...html(entry, "content").querySelectorAll("[href], [src]")].map(
          (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "",
        ),
      })),
    }
  }, text)
