import { globSync, readFileSync } from "node:fs"
import { agencies } from "../../src/spec/agencies.ts"
import type { Feature, Rule } from "../specification/specification.ts"

/** A record of an agency, such as "fi/listings/oksakatu-3-a-5", with the names that features may use for it. */
export type SampleRecord = { readonly record: string; readonly names: readonly string[] }

/** A file whose lines may name records. */
export type Source = { readonly path: string; readonly text: string }

export const indexFile = "features/sample/index.md"
export const countedFile = "features/sample/README.md"

const textsOf = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(Object(value) as object).flatMap(textsOf)

/** Fields of JSON records, and lines of the front matter of Markdown, that hold a record's names. */
const nameFields = ["name", "headline", "heading", "formerIds"] as const

const namesIn = (file: string, text: string): string[] => {
  if (file.endsWith(".md")) return [...text.matchAll(/^(?:title|slug): "?(.*?)"?$/gm)].map(([, name = ""]) => name)
  const fields = JSON.parse(text) as Readonly<Record<string, unknown>>
  return [
    ...nameFields.flatMap((field) => textsOf(fields[field])),
    ...textsOf((fields.address as { readonly street?: string } | undefined)?.street),
  ]
}

/** Reads the records of an agency that have a file each; the languages of a text are one record. */
export const recordsOf = (folder: string): SampleRecord[] => {
  const files = globSync(`${folder}/*/*/*.{json,md}`).filter((file) => !file.includes("/documents/"))
  const byRecord = Map.groupBy(files, (file) =>
    file.slice(folder.length + 1).replace(/(?:\.[a-z]{2})?\.(?:json|md)$/, ""),
  )
  return [...byRecord]
    .map(([record, versions]) => ({
      record,
      names: [
        record.replace(/^.*\//, ""),
        ...versions.flatMap((file) => namesIn(file, readFileSync(file, "utf8"))),
      ].filter(Boolean),
    }))
    .sort((a, b) => (a.record < b.record ? -1 : 1))
}

/** Matches a whole name: "oksakatu-3" is none in "oksakatu-3-a-5", and "Oksakatu 3" none in "Oksakatu 31". */
const patternOf = (names: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d-])(?:${names.map((name) => RegExp.escape(name)).join("|")})(?![\\p{L}\\d]|-[\\p{L}\\d])`,
    "u",
  )

/** A slug or an address; a headline may be any words, also those of a feature. */
const isAddress = (name: string): boolean => /^\p{L}{4,}[\s\S]*\d/u.test(name)

/** Lines that name a home of the editors' content that the sample does not have, by its slug or address. */
export const editorsHomeProblems = (
  sources: readonly Source[],
  editors: readonly SampleRecord[],
  sample: readonly SampleRecord[],
): string[] => {
  const sampleNames = new Set(sample.flatMap(({ names }) => names))
  const foreign = editors
    .filter(({ record }) => record.includes("/listings/"))
    .flatMap(({ names }) => names.filter((name) => isAddress(name) && !sampleNames.has(name)))
  if (foreign.length === 0) return []
  const pattern = patternOf(foreign)
  return sources.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) => {
      const name = pattern.exec(line)?.[0]
      return name === undefined
        ? []
        : [`${path}:${index + 1}: names "${name}", a home of src/content: name one of ${agencies.sample.records}`]
    }),
  )
}

/** What a rule's examples say, with the addresses of the names that they use. */
const textOf = (rule: Rule, addresses: ReadonlyMap<string, string>): string => {
  const text = JSON.stringify(rule.scenarios.flatMap(({ examples }) => examples.map(({ steps }) => steps)))
  const used = [...addresses].filter(([name]) => text.includes(`"${name}"`) || text.includes(`\\"${name}\\"`))
  return [text, ...used.map(([, address]) => address)].join("\n")
}

/** Records that no rule names, with the rules that count them, from the table in the sample's README. */
const countedIn = (readme: string): Map<string, string[]> =>
  new Map(
    [...readme.matchAll(/^\| `(\S+\/\S+)` \| ([A-Z]+-\d+(?:, [A-Z]+-\d+)*)[ :|]/gm)].map(
      ([, record = "", ids = ""]) => [record, ids.split(", ")],
    ),
  )

/** The ids of the rules that name each record. */
const namedBy = (sample: readonly SampleRecord[], features: readonly Feature[]): Map<string, string[]> => {
  const texts = features.flatMap(({ rules, addresses }) =>
    rules.map((rule) => ({ id: rule.id, text: textOf(rule, addresses) })),
  )
  return new Map(
    sample.map(({ record, names }) => {
      const pattern = patternOf(names)
      return [record, texts.filter(({ text }) => pattern.test(text)).map(({ id }) => id)]
    }),
  )
}

/** Sorts ids by their prefix, then by their number, and leaves a prefix out that is the same as before. */
const idsText = (ids: readonly string[]): string => {
  const byPrefix = Map.groupBy([...new Set(ids)], (id) => id.slice(0, id.lastIndexOf("-")))
  const numbers = (all: readonly string[]) =>
    all.map((id) => Number(id.slice(id.lastIndexOf("-") + 1))).sort((a, b) => a - b)
  return [...byPrefix]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([prefix, all]) => `${prefix}-${numbers(all).join(", ")}`)
    .join("; ")
}

type RulesOf = ReadonlyMap<string, readonly string[]>

const indexText = (sample: readonly SampleRecord[], named: RulesOf, counted: RulesOf): string => {
  const lines = sample.map(({ record }) => {
    const ids = [...(named.get(record) ?? []), ...(counted.get(record) ?? [])]
    return `| ${record} | ${idsText(ids)} |`
  })
  return [
    "# Which rules lean on each record of the sample",
    "",
    "`npm run format` writes this file, and `npm run spec` checks it.",
    "",
    "| record | rules |",
    "| --- | --- |",
    ...lines,
    "",
  ].join("\n")
}

/** The index of the sample: a line for each record, with the rules that lean on it. */
export const sampleIndex = (sample: readonly SampleRecord[], features: readonly Feature[], readme: string): string =>
  indexText(sample, namedBy(sample, features), countedIn(readme))

/** Records that no rule uses, rows of the README for records that are gone or named, and an index of other rules. */
export const sampleProblems = (
  sample: readonly SampleRecord[],
  features: readonly Feature[],
  { readme, index }: { readonly readme: string; readonly index: string },
): string[] => {
  const [named, counted] = [namedBy(sample, features), countedIn(readme)]
  const known = new Set(features.flatMap(({ rules }) => rules.map(({ id }) => id)))
  const unused = sample
    .filter(({ record }) => !named.get(record)?.length && !counted.has(record))
    .map(
      ({ record }) =>
        `${agencies.sample.records}/${record}: no rule uses it: name it in an example, or in ${countedFile} with the rule that counts it, or delete it`,
    )
  const rows = [...counted].flatMap(([record, ids]) => {
    if (!named.has(record)) return [`${countedFile}: ${record} is no record of the sample: take its row out`]
    if (named.get(record)?.length) return [`${countedFile}: ${record} is named by a rule: take its row out`]
    return ids.filter((id) => !known.has(id)).map((id) => `${countedFile}: ${record}: there is no rule ${id}`)
  })
  const isStale = indexText(sample, named, counted) !== index
  return [
    ...unused,
    ...rows,
    ...(isStale ? [`${indexFile}: does not say which rules lean on each record: run npm run format`] : []),
  ]
}

/** Features and code that may name homes. */
export const namingSources = (): Source[] =>
  globSync(["features/**/*.feature", "steps/**/*.ts", "perf/**/*.ts"])
    .filter((path) => !path.endsWith(".test.ts"))
    .map((path) => ({ path, text: readFileSync(path, "utf8") }))
