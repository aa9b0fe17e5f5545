import MarkdownIt from "markdown-it"
import { withoutOrigin } from "../domain/paths.ts"

const markdown = MarkdownIt({ html: false, linkify: false, typographer: false })

// A wide table scrolls by itself instead of widening the page, and so must be reachable by keyboard.
markdown.renderer.rules.table_open = () => '<div class="scroll" tabindex="0"><table>\n'
markdown.renderer.rules.table_close = () => "</table></div>\n"

const linksIn = (body: string): string[] =>
  markdown
    .parse(body, {})
    .flatMap(({ children }) => children ?? [])
    .filter(({ type }) => type === "link_open")
    .map((token) => String(token.attrGet("href")))

/** Paths on the own site that a text links to. */
export const internalLinks = (body: string, origin: string): string[] =>
  linksIn(body)
    .map((href) => withoutOrigin(href, origin))
    .filter((href) => /^\/(?!\/)/.test(href))
    .map((href) => href.replace(/[?#].*$/, ""))

/**
 * Markdown as HTML. Links on the site's own production origin become paths, so that they work wherever the site is served.
 */
export const htmlOf = (body: string, origin: string): string => {
  const tokens = markdown.parse(body, {})
  for (const { children } of tokens)
    for (const token of children ?? [])
      if (token.type === "link_open") token.attrSet("href", withoutOrigin(String(token.attrGet("href")), origin))
  return markdown.renderer.render(tokens, markdown.options, {})
}

/** Minutes at 200 words a minute, at least one. */
export const readingMinutes = (body: string): number => Math.max(1, Math.round(body.split(/\s+/).length / 200))
