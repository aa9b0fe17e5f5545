import type { Rule } from "./rule.ts"

/** A row of the index of rules, which a product owner reads first. */
export type IndexRow = { readonly id: string; readonly sentence: string; readonly file: string; readonly line: number }

const page = "features/README.md"

/** Parses the tables in `features/README.md`. */
export const indexRows = (markdown: string): IndexRow[] =>
  markdown.split("\n").flatMap((text, place) => {
    const [, id, sentence = "", file = ""] =
      /^\| ([A-Z]+-\d+) +\| (.+?) +\| \[.+?\]\((.+?)(?:#L\d+)?\) +\|$/.exec(text) ?? []
    return id === undefined ? [] : [{ id, sentence: sentence.replaceAll("\\|", "|"), file, line: place + 1 }]
  })

const fileName = (path: string): string => path.replace("features/", "")

const textOf = (id: string, { name, file }: Rule): string => {
  const link = fileName(file)
  return `| ${id} | ${name.replaceAll("|", "\\|")} | [${link.replace(".feature", "").replaceAll("_", " ")}](${link}) |`
}

const repeats = <T extends { readonly id: string }>(all: readonly T[]): T[] =>
  all.filter(({ id }, place) => all.findIndex((other) => other.id === id) !== place)

/** Finds ids that are used twice, and differences between the rules and their index. */
export const indexProblems = (rules: readonly Rule[], index: readonly IndexRow[]): string[] => {
  const withIds = rules.flatMap((rule) => rule.ids.map((id) => ({ id, rule })))
  const rows = new Map(index.map((row) => [row.id, row]))
  const awaitsId = (sentence: string): boolean => rules.some(({ ids, name }) => ids.length === 0 && name === sentence)
  const twice = repeats(withIds)
  const unique = withIds.filter(({ id }) => !twice.some((other) => other.id === id))
  return [
    ...twice.map(({ id, rule: { file, line } }) => {
      const first = withIds.find((other) => other.id === id)?.rule
      return `${file}:${line}: the id ${id} is taken by the rule at ${first?.file}:${first?.line}: give this rule another`
    }),
    ...repeats(index).map(({ id, line }) => `${page}:${line}: ${id} is in the index twice: delete a line`),
    ...unique.flatMap(({ id, rule }) => {
      const { file, line, name } = rule
      const row = rows.get(id)
      if (!row) return [`${file}:${line}: ${id} is not in the index of ${page}: add this line:\n  ${textOf(id, rule)}`]
      return row.sentence === name && row.file === fileName(file)
        ? []
        : [
            `${page}:${row.line}: the index differs from ${id} at ${file}:${line}: write this line:\n  ${textOf(id, rule)}`,
          ]
    }),
    ...index
      .filter(({ id, sentence }) => !withIds.some((other) => other.id === id) && !awaitsId(sentence))
      .map(
        ({ id, line }) => `${page}:${line}: no rule has the id ${id}: delete this line, or write @${id} above its rule`,
      ),
  ]
}
