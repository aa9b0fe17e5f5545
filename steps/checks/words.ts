import type { Page } from "../specification/owners-index.ts"
import { indexRows } from "./index-of-rules.ts"

/** Finds everyday words that lead to no rule. */
export const wordProblems = (pages: readonly Page[]): string[] => {
  const known = new Set(pages.flatMap(({ markdown }) => indexRows(markdown)).map(({ id }) => id))
  return pages.flatMap(({ file, markdown }) =>
    markdown.split("\n").flatMap((line, place) => {
      const [, word, links = ""] = /^- \*\*(.+?)\*\*: (.+)$/.exec(line) ?? []
      return [...links.matchAll(/\[(.+?)\]/g)]
        .filter(([, id = ""]) => !known.has(id))
        .map(([, id]) => `${file}:${place + 1}: the word "${word}" leads to ${id}, which no rule has: delete it`)
    }),
  )
}
