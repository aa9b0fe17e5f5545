import { readFileSync } from "node:fs"

/** A section of the index: rules about one concern of a visitor. */
export type Topic = { readonly title: string; readonly rules: readonly string[] }

/** An everyday word, and the rules that it leads to. */
export type Word = { readonly word: string; readonly rules: readonly string[] }

/** Topics in the order of a visitor's day, and everyday words. */
export type OwnersIndex = { readonly topics: readonly Topic[]; readonly words: readonly Word[] }

const ids = (text: string): string[] => [...text.matchAll(/\b[A-Z]+-\d+\b/g)].map(([id]) => id)

/** Parses the index. */
export const indexIn = (markdown: string): OwnersIndex => {
  const sections = markdown.split(/^## /m).slice(1)
  const topics = sections.map((section) => ({
    title: section.split("\n", 1)[0] ?? "",
    rules: [...section.matchAll(/^\| ([A-Z]+-\d+) /gm)].map(([, id = ""]) => id),
  }))
  return {
    topics: topics.filter(({ rules }) => rules.length > 0),
    words: [...markdown.matchAll(/^- \*\*(.+?)\*\*: (.+)$/gm)].map(([, word = "", links = ""]) => ({
      word,
      rules: ids(links),
    })),
  }
}

/** A page with an index of the rules in its folder. */
export type Page = { readonly file: string; readonly markdown: string }

/** Reads the indexes of both books: the product owner's, and that of operators, browsers and search engines. */
export const pages = (): Page[] =>
  ["features/README.md", "features/operations/README.md"].map((file) => ({
    file,
    markdown: readFileSync(file, "utf8"),
  }))

/** The index of both books. */
export const ownersIndex = (): OwnersIndex =>
  indexIn(
    pages()
      .map(({ markdown }) => markdown)
      .join("\n"),
  )
