import { dirname, join, relative } from "node:path"
import { indexIn, type Page } from "../specification/owners-index.ts"
import type { Feature } from "../specification/specification.ts"
import type { Rule } from "./rule.ts"

/** A row of an index of rules. */
export type IndexRow = { readonly id: string; readonly sentence: string }

/** What an index says about a rule. */
export type IndexedRule = IndexRow & { readonly file: string; readonly line: number; readonly isHeadline: boolean }

export const indexedRules = (features: readonly Feature[]): IndexedRule[] =>
  features.flatMap(({ file, rules }) => rules.map((rule) => ({ ...rule, file })))

/** Rules by their first id, as the spec's checks read them. */
export const indexedRulesIn = (rules: readonly Rule[]): IndexedRule[] =>
  rules.flatMap(({ ids: [id], name, file, line, tags }) =>
    id === undefined
      ? []
      : [{ id, sentence: name, file, line, isHeadline: tags.some((tag) => tag.name === "@headline") }],
  )

/** Of a section, so that all sections are read in fifteen minutes. */
const mostHeadlines = 2

const rowId = /^\| ([A-Z]+-\d+) +\|/
const headlines = /(<!-- headlines -->\n)[\s\S]*?(<!-- end of headlines -->)/

/** Parses the tables of an index. */
export const indexRows = (markdown: string): IndexRow[] =>
  markdown.split("\n").flatMap((text) => {
    const [, id, sentence = ""] = /^\| ([A-Z]+-\d+) +\| (.+?) +\| \[.+?\]\(.+?\) +\|$/.exec(text) ?? []
    return id === undefined ? [] : [{ id, sentence: sentence.replaceAll("\\|", "|") }]
  })

const targetFrom = (page: string, { file, line }: IndexedRule): string => `${relative(dirname(page), file)}#L${line}`

const rowOf = (page: string, rule: IndexedRule): string => {
  const name = rule.file.replace(/^.*\//, "").replace(".feature", "").replaceAll("_", " ")
  return `| ${rule.id} | ${rule.sentence.replaceAll("|", "\\|")} | [${name}](${targetFrom(page, rule)}) |`
}

/** Adds the row of a rule that has none below its predecessor in its file, or above its successor. */
const withRow = (lines: readonly string[], rule: IndexedRule, ofFile: readonly IndexedRule[]): readonly string[] => {
  const placeOf = ({ id }: IndexedRule) => lines.findIndex((line) => rowId.exec(line)?.[1] === id)
  if (placeOf(rule) >= 0) return lines
  const place = ofFile.indexOf(rule)
  const above = ofFile.slice(0, place).findLast((other) => placeOf(other) >= 0)
  const below = ofFile.slice(place).find((other) => placeOf(other) >= 0)
  const row = `| ${rule.id} |`
  if (above) return lines.toSpliced(placeOf(above) + 1, 0, row)
  return below ? lines.toSpliced(placeOf(below), 0, row) : lines
}

const headlinesOf = (page: Page, rules: ReadonlyMap<string, IndexedRule>): string =>
  indexIn(page.markdown)
    .topics.flatMap(({ title, rules: ids }) => {
      const chosen = ids.flatMap((id) => rules.get(id) ?? []).filter(({ isHeadline }) => isHeadline)
      const items = chosen.map((rule) => `- ${rule.sentence} ([${rule.id}](${targetFrom(page.file, rule)}))`)
      return items.length > 0 ? [`**${title}**\n\n${items.join("\n")}\n\n`] : []
    })
    .join("")

/**
 * Writes what the features say into a page: the row of each rule in its folder, its headlines, and the links of everyday
 * words. The page itself decides the sections and the order of the rows, of which `| FIND-1 |` is enough.
 */
export const withIndex = ({ file, markdown }: Page, all: readonly IndexedRule[]): string => {
  const rules = new Map(all.map((rule) => [rule.id, rule]))
  const own = all.filter((rule) => dirname(rule.file) === dirname(file))
  const ofFile = Map.groupBy(own, (rule) => rule.file)
  const lines = own.reduce<readonly string[]>(
    (rows, rule) => withRow(rows, rule, ofFile.get(rule.file) ?? []),
    markdown.split("\n"),
  )
  const seen = new Set<string>()
  const rows = lines.flatMap((line) => {
    const id = rowId.exec(line)?.[1]
    if (id === undefined) return [line]
    const rule = own.find((other) => other.id === id)
    if (!rule || seen.has(id)) return []
    seen.add(id)
    return [rowOf(file, rule)]
  })
  const linkOf = (link: string, id: string): string => {
    const rule = rules.get(id)
    return rule ? `[${id}](${targetFrom(file, rule)})` : link
  }
  const text = rows
    .map((line) => (line.startsWith("- **") ? line.replaceAll(/\[([A-Z]+-\d+)\](?:\([^)]*\))?/g, linkOf) : line))
    .join("\n")
  return text.replace(headlines, (_, start, end) => `${start}${headlinesOf({ file, markdown: text }, rules)}${end}`)
}

/** Finds sections of a page with headlines that have none, or so many that nobody reads them first. */
const headlineProblems = ({ file, markdown }: Page, rules: readonly IndexedRule[]): string[] => {
  if (!headlines.test(markdown)) return []
  const chosen = new Set(rules.filter(({ isHeadline }) => isHeadline).map(({ id }) => id))
  return indexIn(markdown).topics.flatMap(({ title, rules: ids }) => {
    const count = ids.filter((id) => chosen.has(id)).length
    return count >= 1 && count <= mostHeadlines
      ? []
      : [`${file}: the section "${title}" has ${count} rules with @headline: give the tag to one or two`]
  })
}

const repeats = <T extends { readonly id: string }>(all: readonly T[]): T[] =>
  all.filter(({ id }, place) => all.findIndex((other) => other.id === id) !== place)

/** Finds ids that are used twice, rules without a section, and pages that differ from what the features say. */
export const indexProblems = (rules: readonly Rule[], pages: readonly Page[]): string[] => {
  const withIds = rules.flatMap((rule) => rule.ids.map((id) => ({ id, rule })))
  const indexed = indexedRulesIn(rules)
  return [
    ...repeats(withIds).map(({ id, rule: { file, line } }) => {
      const first = withIds.find((other) => other.id === id)?.rule
      return `${file}:${line}: the id ${id} is taken by the rule at ${first?.file}:${first?.line}: give this rule another`
    }),
    ...pages.flatMap((page) => {
      const written = withIndex(page, indexed)
      const rows = new Set(indexRows(written).map(({ id }) => id))
      const lost = indexed.filter(({ id, file }) => dirname(file) === dirname(page.file) && !rows.has(id))
      return [
        ...lost.map(
          ({ id, file, line }) =>
            `${file}:${line}: ${id} is in no section of ${page.file}: write "| ${id} |" into a table, then run npm run format`,
        ),
        ...headlineProblems({ ...page, markdown: written }, indexed),
        ...(written === page.markdown ? [] : [`${page.file}: it differs from the features: run npm run format`]),
      ]
    }),
    ...indexed
      .filter(({ file }) => !pages.some((page) => dirname(page.file) === dirname(file)))
      .map(({ id, file, line }) => `${file}:${line}: ${id} has no index: add ${join(dirname(file), "README.md")}`),
  ]
}
