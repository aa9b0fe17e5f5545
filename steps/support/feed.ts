import type { Page } from "playwright"

export type Entry = {
  readonly id: string
  readonly link: string
  readonly title: string
  readonly author: string
  readonly published: string
  readonly updated: string
  readonly summary: string
  /** Addresses of the links in the text. */
  readonly hrefs: readonly string[]
}

/** An Atom feed (RFC 4287), with pages by RFC 5005. */
export type AtomFeed = Pick<Entry, "id" | "title" | "author" | "updated"> & {
  readonly language: string | null
  /** Addresses by relation. */
  readonly links: Readonly<Record<string, string>>
  readonly entries: readonly Entry[]
}

/** Uses the browser's XML parser, which is independent of the code that writes feeds. */
export const feedIn = (page: Page, text: string): Promise<AtomFeed> =>
  page.evaluate((text) => {
    const atom = "http://www.w3.org/2005/Atom"
    const parser = new DOMParser()
    const parsed = parser.parseFromString(text, "application/xml")
    const root = parsed.documentElement
    const childrenNamed = (parent: Element, name: string) =>
      [...parent.children].filter((child) => child.namespaceURI === atom && child.localName === name)
    const textOf = (parent: Element, name: string) => childrenNamed(parent, name)[0]?.textContent ?? ""
    // In a text of the type html, the content is escaped markup.
    const html = (parent: Element, name: string) => parser.parseFromString(textOf(parent, name), "text/html")
    const title = (parent: Element) =>
      childrenNamed(parent, "title")[0]?.getAttribute("type") === "html"
        ? html(parent, "title").body.textContent
        : textOf(parent, "title")
    const links = (parent: Element): Record<string, string> =>
      Object.fromEntries(
        childrenNamed(parent, "link").map((link) => [
          link.getAttribute("rel") ?? "alternate",
          link.getAttribute("href") ?? "",
        ]),
      )
    const common = (parent: Element) => ({
      id: textOf(parent, "id"),
      title: title(parent),
      author: textOf(childrenNamed(parent, "author")[0] ?? parent, "name"),
      updated: textOf(parent, "updated"),
    })
    return {
      ...common(root),
      language: root.getAttribute("xml:lang"),
      links: links(root),
      entries: childrenNamed(root, "entry").map((entry) => ({
        ...common(entry),
        link: links(entry).alternate ?? "",
        published: textOf(entry, "published"),
        summary: html(entry, "summary").body.textContent,
        hrefs: [...html(entry, "content").querySelectorAll("[href], [src]")].map(
          (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "",
        ),
      })),
    }
  }, text)
