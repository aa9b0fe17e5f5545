import { indexRows } from "./spec.ts"

/** Finds everyday words at the end of the index that lead to a rule where it is not. */
export const wordProblems = (markdown: string): string[] => {
  const files = new Map(indexRows(markdown).map(({ id, file }) => [id, file]))
  return [...markdown.matchAll(/^- \*\*(.+?)\*\*: (.+)$/gm)].flatMap(([, word = "", links = ""]) =>
    [...links.matchAll(/\[(.+?)\]\((.+?)\)/g)].flatMap(([, ids = "", file = ""]) =>
      ids
        .split(", ")
        .filter((id) => files.get(id) !== file)
        .map((id) => `features/README.md: the word "${word}" leads to ${id} in ${file}, and it is not there`),
    ),
  )
}
