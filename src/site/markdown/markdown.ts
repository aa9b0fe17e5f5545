import MarkdownIt from "markdown-it"
import { withoutOrigin } from "../../domain/paths.ts"
import { normaliseText } from "../../domain/search/homes.ts"
import type { Language } from "../../spec/languages.ts"

const markdown = MarkdownIt({ html: false, linkify: false, typographer: false })

type Tokens = ReturnType<typeof markdown.parse>
type Token = Tokens[number]

/** Plain text of a line, without marks and addresses. */
const plainTextOf = ({ children }: Token): string =>
  (children ?? []).map(({ type, content }) => (type.endsWith("break") ? " " : content)).join("")

/** Names a table by its columns: "Tenure, Fee". */
const nameOfTable = (tokens: Tokens, place: number): string => {
  const end = tokens.findIndex(({ type }, index) => index > place && type === "thead_close")
  return tokens
    .slice(place, end)
    .filter(({ type }) => type === "inline")
    .map(plainTextOf)
    .filter(Boolean)
    .join(", ")
}

// A wide table scrolls instead of widening the page, so it needs keyboard focus and an accessible name.
markdown.renderer.rules.table_open = (tokens, place) =>
  `<div class="scroll" tabindex="0" role="region" aria-label="${markdown.utils.escapeHtml(nameOfTable(tokens, place))}"><table>\n`
markdown.renderer.rules.table_close = () => "</table></div>\n"

/** Part of a text: its heading of the second level and the id for links. */
export type Part = { readonly id: string; readonly name: string }

/** Gives each heading of the second level a unique id made from its words. */
const addHeadingIds = (tokens: Tokens): Part[] => {
  const parts: Part[] = []
  tokens.forEach((token, place) => {
    if (token.type !== "heading_open" || token.tag !== "h2") return
    const name = plainTextOf(tokens[place + 1] as Token)
    const words = normaliseText(name).replaceAll(" ", "-")
    let id = words
    for (let count = 2; parts.some((part) => part.id === id); count++) id = `${words}-${count}`
    token.attrSet("id", id)
    parts.push({ id, name })
  })
  return parts
}

export const partsOf = (body: string): Part[] => addHeadingIds(markdown.parse(body, {}))

export type Contents = { readonly label: string; readonly parts: readonly Part[] }

/** Number of headings from which a text lists its contents. */
const contentsThreshold = 5

/** Null for a text with few headings. */
export const contentsOf = (label: string, body: string): Contents | null => {
  const parts = partsOf(body)
  return parts.length >= contentsThreshold ? { label, parts } : null
}

const inlineIn = (body: string): Tokens => markdown.parse(body, {}).flatMap(({ children }) => children ?? [])

/** Addresses of the links in a text, as it has them. */
export const linksIn = (body: string): string[] =>
  inlineIn(body)
    .filter(({ type }) => type === "link_open")
    .map((token) => String(token.attrGet("href")))

/** Addresses of the pictures among the words of a text. */
export const picturesIn = (body: string): string[] =>
  inlineIn(body)
    .filter(({ type }) => type === "image")
    .map((token) => String(token.attrGet("src")))

/** Headings of a text in order, with their levels from 1. */
export const headingsOf = (body: string): { readonly name: string; readonly level: number }[] => {
  const tokens = markdown.parse(body, {})
  return tokens.flatMap(({ type, tag }, place) =>
    type === "heading_open" ? [{ name: plainTextOf(tokens[place + 1] as Token), level: Number(tag.slice(1)) }] : [],
  )
}

/** Paths on the site that a text links to. */
export const internalLinks = (body: string, origin: string): string[] =>
  linksIn(body)
    .map((href) => withoutOrigin(href, origin))
    .filter((href) => /^\/(?!\/)/.test(href))
    .map((href) => href.replace(/[?#].*$/, ""))

/** Markdown as HTML, with links to the site's production origin as paths, so that they work wherever it is served. */
export const htmlOf = (body: string, origin: string): string => {
  const tokens = markdown.parse(body, {})
  addHeadingIds(tokens)
  for (const { children } of tokens)
    for (const token of children ?? [])
      if (token.type === "link_open") token.attrSet("href", withoutOrigin(String(token.attrGet("href")), origin))
  return markdown.renderer.render(tokens, markdown.options, {})
}

/**
 * Words per minute of adults: means of the reading test IReST (Trauzettel-Klosinski and Dietz, 2012).
 * IReST has no Norwegian, so it takes the rate of Swedish.
 */
const wordsPerMinute: Record<Language, number> = { en: 228, fi: 161, sv: 199, nb: 199 }

/** Minutes to read a text, at least one. */
export const readingMinutes = (body: string, language: Language): number => {
  const words = markdown
    .parse(body, {})
    .filter(({ type }) => type === "inline")
    .flatMap((token) => plainTextOf(token).split(/\s+/))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  return Math.max(1, Math.round(words.length / wordsPerMinute[language]))
}
