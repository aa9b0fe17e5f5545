import { createHash } from "node:crypto"
import { globSync, readFileSync } from "node:fs"
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from "@cucumber/gherkin"
import { IdGenerator, type Scenario as Outline, type Pickle, type PickleStep } from "@cucumber/messages"
import type { MarketName } from "../../src/spec/markets.ts"
import { siteNames } from "./names.ts"
import type { Example, ExampleTable, Feature, Rule, Scenario, Step } from "./specification.ts"

/** Text of a feature file. */
export type Source = { readonly file: string; readonly text: string }

type Table = { readonly rows: readonly { readonly cells: readonly { readonly value: string }[] }[] }

const cellsOf = ({ rows }: Table): string[][] => rows.map(({ cells }) => cells.map(({ value }) => value))

const marketsIn = (text: string): MarketName[] =>
  Object.entries(siteNames).flatMap(([name, market]) => (text.includes(name) ? [market] : []))

/** Joins the lines of each paragraph. */
const paragraphs = (description: string): string =>
  description
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split(/\s*\n\s*/).join(" "))
    .join("\n\n")

const stepOf = (
  keyword: string,
  text: string,
  argument: { readonly dataTable?: Table; readonly docString?: { readonly content: string } } = {},
): Step => ({
  keyword: keyword.trim(),
  text,
  ...(argument.dataTable && { table: cellsOf(argument.dataTable) }),
  ...(argument.docString && { docString: argument.docString.content }),
})

const addressesOf = (steps: readonly Step[]): Map<string, string> =>
  new Map(
    steps.flatMap(({ table = [] }) => table.slice(1).map(([name = "", address = ""]) => [name, address] as const)),
  )

/** Identifies an example by its title, steps and addresses, so that a result belongs to exactly this wording. */
const keyOf = (rule: string, title: string, steps: readonly Step[], addresses: ReadonlyMap<string, string>): string => {
  const content = JSON.stringify([title, steps], (_, value) =>
    typeof value === "string" ? value.replaceAll(/"([^"]+)"/g, (quoted, name) => addresses.get(name) ?? quoted) : value,
  )
  return `${rule}/${createHash("sha256").update(content).digest("hex").slice(0, 12)}`
}

/**
 * Reads a feature file.
 * @throws Error of the parser with line and column
 */
export const featureOf = ({ file, text }: Source): Feature => {
  const newId = IdGenerator.incrementing()
  const document = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(text)
  const { feature } = document
  const background = (feature?.children ?? []).flatMap((child) => child.background?.steps ?? [])
  const backgroundIds = new Set(background.map(({ id }) => id))
  const addresses = addressesOf(background.map((step) => stepOf(step.keyword, step.text, step)))
  const keywords = new Map<string, string>()

  const exampleOf = (rule: string, pickle: Pickle, line: number): Example => {
    const isOwn = ({ astNodeIds }: PickleStep) => !astNodeIds.some((id) => backgroundIds.has(id))
    const steps = pickle.steps
      .filter(isOwn)
      .map(({ astNodeIds, text: filled, argument }) =>
        stepOf(keywords.get(astNodeIds[0] ?? "") ?? "", filled, argument),
      )
    return {
      key: keyOf(rule, pickle.name, steps, addresses),
      title: pickle.name,
      steps,
      tags: pickle.tags.map(({ name }) => name.slice(1)).filter((name) => name !== rule && name !== "headline"),
      line,
      markets: marketsIn(JSON.stringify(steps)),
    }
  }

  const pickles = Map.groupBy(compile(document, file, newId), ({ astNodeIds }) => astNodeIds[0])
  const scenarioOf = (rule: string, outline: Outline): Scenario => {
    for (const { id, keyword } of outline.steps) keywords.set(id, keyword)
    const own = pickles.get(outline.id) ?? []
    const tables: ExampleTable[] = outline.examples.map(({ name, tableHeader, tableBody }) => ({
      name,
      header: tableHeader?.cells.map(({ value }) => value) ?? [],
      rows: tableBody.flatMap(({ id, cells, location }) =>
        own
          .filter(({ astNodeIds }) => astNodeIds[1] === id)
          .map((pickle) => ({
            cells: cells.map(({ value }) => value),
            example: exampleOf(rule, pickle, location.line),
          })),
      ),
    }))
    const isOutline = outline.examples.length > 0
    return {
      title: outline.name,
      steps: outline.steps.map((step) => stepOf(step.keyword, step.text, step)),
      line: outline.location.line,
      tables,
      examples: isOutline
        ? tables.flatMap(({ rows }) => rows.map(({ example }) => example))
        : own.map((pickle) => exampleOf(rule, pickle, outline.location.line)),
    }
  }

  const rules = (feature?.children ?? []).flatMap(({ rule }): Rule[] => {
    const id = rule?.tags.map(({ name }) => name.slice(1)).find((name) => /^[A-Z]+-\d+$/.test(name))
    if (!rule || id === undefined) return []
    return [
      {
        id,
        isHeadline: rule.tags.some(({ name }) => name === "@headline"),
        sentence: rule.name,
        reason: paragraphs(rule.description),
        line: rule.location.line,
        scenarios: rule.children.flatMap(({ scenario }) => (scenario ? [scenarioOf(id, scenario)] : [])),
      },
    ]
  })
  return { file, title: feature?.name ?? "", reason: paragraphs(feature?.description ?? ""), addresses, rules }
}

/** Returns the texts of the working copy's feature files, in the order of their names. */
export const featureSources = (): Source[] =>
  globSync("features/**/*.feature")
    .toSorted()
    .map((file) => ({ file, text: readFileSync(file, "utf8") }))

/** Reads the feature files of the working copy. */
export const currentFeatures = (): Feature[] => featureSources().map(featureOf)

export const examplesOf = ({ scenarios }: Rule): Example[] => scenarios.flatMap(({ examples }) => examples)
