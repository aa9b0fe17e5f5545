import { readFileSync } from "node:fs"
import { join } from "node:path"
import { fillIn } from "../../domain/fill-in.ts"
import type { Edition } from "../edition.ts"

const templates = new Map<string, string>()

const templateOf = (file: string): string => {
  const text = templates.get(file) ?? readFileSync(join(process.cwd(), "src/content", file), "utf8")
  templates.set(file, text)
  return text
}

/** @throws Error for a name in braces that has no value */
export const filled = (file: string, values: Readonly<Record<string, string>>): string => {
  const text = fillIn(templateOf(file), values)
  const missing = /\{\w+\}/.exec(text)
  if (missing) throw new Error(`src/content/${file}: ${missing[0]} is no value of this document: check its spelling`)
  return text
}

/** Rows of a table in Markdown. */
export const tableRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n")

/** The edition in the language of a document. */
export const editionIn = (edition: Edition, language: Edition["language"]): Edition =>
  edition.language === language ? edition : (edition.editions().find((other) => other.language === language) ?? edition)
