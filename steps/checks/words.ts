import { indexRows } from "./index-of-rules.ts"

/** Finds everyday words at the end of the index that lead to a rule where it is not. */
export const wordProblems = (markdown: string): string[] => {
  const files = new Map(indexRows(markdown).map(({ id, file }) => [id, file]))
  return markdown.split("\n").flatMap((line, place) => {
    const [, word, links = ""] = /^- \*\*(.+?)\*\*: (.+)$/.exec(line) ?? []
    return [...links.matchAll(/\[(.+?)\]\((.+?)(?:#L\d+)?\)/g)].flatMap(([, ids = "", file = ""]) =>
      ids
        .split(", ")
        .filter((id) => files.get(id) !== file)
        .map((id) => {
          const right = files.get(id)
          const advice = right ? `write ${right}` : "delete it, as no rule has this id"
          return `features/README.md:${place + 1}: the word "${word}" leads to ${id} in ${file}: ${advice}`
        }),
    )
  })
}
