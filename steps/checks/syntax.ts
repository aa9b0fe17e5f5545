import type { Envelope } from "@cucumber/messages"

/** What a product owner may write on a line, by the names of Gherkin's tokens. */
const words: Readonly<Record<string, string>> = {
  "#StepLine": 'a step such as "Given …"',
  "#TableRow": "a row of a table",
  "#DocStringSeparator": 'a line of """',
  "#ExamplesLine": '"Examples:"',
  "#ScenarioLine": '"Scenario:" with a title',
  "#RuleLine": '"Rule:" with a sentence',
  "#BackgroundLine": '"Background:"',
  "#FeatureLine": '"Feature:" with a title',
  "#TagLine": "a tag such as @ROUTE-1",
}

const list = (parts: readonly string[]): string => new Intl.ListFormat("en-GB", { type: "disjunction" }).format(parts)

const inWords = (message: string): string => {
  const text = message.replace(/^\(\d+:\d+\): /, "")
  if (text.startsWith("inconsistent cell count"))
    return "the rows of this table have different numbers of columns: add or delete a |"
  const [, expected, found] = /expected: (.+?)(?:, got '(.*)')?$/s.exec(text) ?? []
  if (expected === undefined) return text
  const tokens = expected.split(", ")
  const known = Object.entries(words).flatMap(([token, word]) => (tokens.includes(token) ? word : []))
  return `expected ${list(known)}, and ${found === undefined ? "the file ends" : `found "${found}"`}`
}

/** Says in words what a feature's file has where Gherkin expects something else. Later errors often follow from the first. */
export const syntaxProblems = (envelopes: readonly Envelope[]): string[] => {
  const errors = Map.groupBy(
    envelopes.flatMap(({ parseError }) => parseError ?? []),
    ({ source }) => source.uri,
  )
  return [...errors].map(
    ([file, [first]]) => `${file}:${first?.source.location?.line}: ${inWords(first?.message ?? "")}`,
  )
}
