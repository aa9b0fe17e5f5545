import { existsSync, readFileSync } from "node:fs"
import { fillIn } from "../../../domain/fill-in.ts"
import { locales } from "../../../domain/locales.ts"
import type { Edition } from "../../../site/edition.ts"
import type { Source } from "../../../site/papers/pdf.ts"
import { contentPath, projectPath } from "../../../site/records/content-path.ts"
import type { Language } from "../../../spec/languages.ts"
import type { Law } from "../../../spec/markets.ts"

/** What fills the template of a document. */
export type Paper = {
  /** Name of the file, without its ending; papers that say the same share a file. */
  readonly name: string
  readonly title: string
  /** Whose document it is, at the foot of each page. */
  readonly owner: string
  /** ISO 8601 day. */
  readonly date: string
  /** Name in the market's folder of documents. */
  readonly template: string
  readonly values: Readonly<Record<string, string>>
  readonly isDense?: boolean
}

/** Language of the official documents of homes, and the foot of their pages. */
const official = {
  swedish: { language: "sv", footer: "{owner} · påhittad handling · sida {page} av {pages}" },
  finnish: { language: "fi", footer: "{owner} · keksitty asiakirja · sivu {page}/{pages}" },
} as const satisfies Record<Law, { readonly language: Language; readonly footer: string }>

/** @throws Error in a market without homes, which has no documents */
const officialOf = ({ market }: Edition) => {
  if (!market.law) throw new Error(`${market.country} has no homes, and so no documents of homes`)
  return official[market.law]
}

export const officialLanguage = (edition: Edition) => officialOf(edition).language

/** The edition in the language of the market's documents. */
export const officialEdition = (edition: Edition): Edition => {
  const { language } = officialOf(edition)
  return edition.language === language
    ? edition
    : (edition.editions().find((other) => other.language === language) ?? edition)
}

const templates = new Map<string, string | undefined>()

const templateOf = (file: string): string | undefined => {
  if (!templates.has(file)) {
    const path = contentPath(file)
    templates.set(file, existsSync(path) ? readFileSync(path, "utf8") : undefined)
  }
  return templates.get(file)
}

/**
 * What the document says; undefined in a market without its template.
 * @throws Error for a name in braces that has no value
 */
export const sourceOf = (edition: Edition, paper: Paper): Source | undefined => {
  const { title, owner, date, template, values, isDense = false } = paper
  const file = `${edition.content.name}/documents/${template}.md`
  const content = templateOf(file)
  if (content === undefined) return undefined
  // Looks for names in the template only, because a home's own text may have braces.
  const missing = content.matchAll(/\{(\w+)\}/g).find(([, name = ""]) => values[name] === undefined)
  if (missing) throw new Error(`${projectPath(file)}: ${missing[0]} is no value of this document: check its spelling`)
  const { language, footer } = officialOf(edition)
  return {
    title,
    language: locales[language],
    date,
    footer: (page, pages) => fillIn(footer, { owner, page: String(page), pages: String(pages) }),
    text: fillIn(content, values),
    isDense,
  }
}

/** Rows of a table in Markdown. */
export const tableRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n")
