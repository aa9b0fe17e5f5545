import type { Feature } from "../specification/specification.ts"

/** Writes a link to each rule's line: the file of a row of the index, and the ids of an everyday word. */
export const withLineLinks = (markdown: string, features: readonly Feature[]): string => {
  const targets = new Map(
    features.flatMap(({ file, rules }) =>
      rules.map(({ id, line }) => [id, `${file.replace("features/", "")}#L${line}`] as const),
    ),
  )
  const rowLink = (row: string, start: string, id: string): string => {
    const target = targets.get(id)
    return target === undefined ? row : `${start}(${target}) |`
  }
  const wordLinks = (_link: string, ids: string, file: string): string =>
    ids
      .split(", ")
      .map((id) => `[${id}](${targets.get(id) ?? file})`)
      .join(", ")
  return markdown
    .replaceAll(/^(\| ([A-Z]+-\d+) \| .+ \| \[[^\]]+\])\([^)]+\) \|$/gm, rowLink)
    .replaceAll(/^- \*\*.+$/gm, (word) => word.replaceAll(/\[([A-Z]+-\d+(?:, [A-Z]+-\d+)*)\]\(([^)]+)\)/g, wordLinks))
}

/** Finds an index whose links lead to other lines than those of the rules. */
export const lineLinkProblems = (markdown: string, features: readonly Feature[]): string[] =>
  withLineLinks(markdown, features) === markdown
    ? []
    : ["features/README.md: its links do not lead to the lines of the rules: run npm run format"]
