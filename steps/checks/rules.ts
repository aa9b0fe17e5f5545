import type { Envelope, Scenario, Tag } from "@cucumber/messages"
import { indexRows } from "./index-of-rules.ts"
import { type Rule, rulesIn } from "./rule.ts"

/** Tags for what a scenario's browser can do, and for layouts, which screenshots show on a phone and on a desktop. */
const capabilities = ["@no-javascript", "@service-worker", "@layout"]

/** Tag of the rules that a product owner reads first. */
const headline = "@headline"

const tagProblems = (file: string, subject: string, tags: readonly Tag[], allowed: readonly string[]): string[] =>
  tags
    .filter(({ name }) => !allowed.includes(name))
    .map(
      ({ name, location }) =>
        `${file}:${location.line}: ${subject} cannot have the tag ${name}, only ${allowed.join(" or ")}`,
    )

/** A product owner reads a sentence once; a longer one usually hides two rules. */
const mostWords = 20

const wordsIn = (sentence: string): number => sentence.split(/\s+/).length

/** Returns the id that the index has for a rule, or else the next one of its feature that was never used. */
const idFor = (rule: Rule, rules: readonly Rule[], index: string): string => {
  const taken = rules.flatMap(({ ids }) => ids)
  const indexed = indexRows(index).find(({ id, sentence }) => sentence === rule.name && !taken.includes(id))
  if (indexed) return indexed.id
  const neighbour = rules.find(({ file, ids }) => file === rule.file && ids.length > 0)
  const [prefix = ""] = (neighbour?.ids[0] ?? "NEW-1").split("-")
  const numbers = [...taken, ...(index.match(/[A-Z]+-\d+/g) ?? [])]
    .filter((id) => id.startsWith(`${prefix}-`))
    .map((id) => Number(id.split("-")[1]))
  return `${prefix}-${Math.max(0, ...numbers) + 1}`
}

const scenarioProblems = (file: string, { name, location, keyword, steps, examples, tags }: Scenario): string[] => {
  const at = `${file}:${location.line}`
  const isOutline = /outline/i.test(keyword) || examples.length > 0
  return [
    ...(steps.length > 0 ? [] : [`${at}: the scenario "${name}" has no steps: write them below it`]),
    ...(isOutline && !examples.some(({ tableBody }) => tableBody.length > 0)
      ? [`${at}: the outline "${name}" has no examples: add a table with at least one row below "Examples:"`]
      : []),
    ...tagProblems(file, "a scenario", tags, capabilities),
  ]
}

/**
 * Finds scenarios without a rule, and rules without one id or an example.
 * @param index text of all indexes, with the ids that are used no more
 */
export const ruleProblems = (envelopes: readonly Envelope[], index: string): string[] => {
  const rules = rulesIn(envelopes)
  const stray = envelopes.flatMap(({ gherkinDocument }) =>
    (gherkinDocument?.feature?.children ?? []).flatMap(({ scenario }) =>
      scenario
        ? [
            `${gherkinDocument?.uri}:${scenario.location.line}: the scenario "${scenario.name}" belongs to no rule: move it below one`,
          ]
        : [],
    ),
  )
  return [
    ...stray,
    ...rules.flatMap((rule) => {
      const { file, line, name, ids, tags, scenarios } = rule
      const at = `${file}:${line}: the rule "${name}"`
      return [
        ...(ids.length === 0 ? [`${at} has no id: write @${idFor(rule, rules, index)} on the line above it`] : []),
        ...(ids.length > 1 ? [`${at} has ${ids.length} ids, ${ids.join(" and ")}: keep one`] : []),
        ...(wordsIn(name) > mostWords
          ? [`${at} has ${wordsIn(name)} words, and may have ${mostWords}: say less, or make two rules of it`]
          : []),
        ...(scenarios.length === 0 ? [`${at} has no example: add a scenario below it`] : []),
        ...tagProblems(file, "a rule", tags, [...capabilities, headline]),
        ...scenarios.flatMap((scenario) => scenarioProblems(file, scenario)),
      ]
    }),
  ]
}
