import { basename } from "node:path"
import { type Envelope, PickleStepType, type StepDefinition } from "@cucumber/messages"
import { meanings } from "./meanings.ts"
import { type MatchedStep, matchedSteps } from "./steps.ts"

/** A part of a sentence that changes, such as `{site}`. */
export type Parameter = {
  readonly name: string
  readonly meaning: string
  /** The words to choose from; undefined where any text or number will do. */
  readonly values?: readonly string[]
}

/** A sentence as a scenario says it, with its values filled in. */
export type Use = {
  readonly file: string
  readonly line: number
  readonly ruleId: string
  readonly keyword: "Given" | "When" | "Then"
  readonly text: string
  readonly table?: readonly (readonly string[])[]
  readonly docString?: string
}

/** A sentence that scenarios may use. */
export type Sentence = {
  /** Such as `they open the page {address}`. */
  readonly pattern: string
  /** Such as "Monthly cost". */
  readonly topic: string
  readonly file: string
  readonly line: number
  readonly parameters: readonly Parameter[]
  readonly example: Use
  /** How many lines of the features say it. */
  readonly uses: number
}

const topicOf = (file: string): string => {
  const words = basename(file, ".steps.ts").replaceAll(/[-_]/g, " ")
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns the words of a regular expression that lists words, and may go on with optional quotations. */
const wordsOf = (expression: string): readonly string[] | undefined => {
  const [, list = expression] = /^\(([^()]+)\)(?=\(\?:)/.exec(expression) ?? []
  return list.includes("|") && !/[\\()[\]{}?*+.^$]/.test(list) ? list.split("|").toSorted() : undefined
}

export const parametersIn = (pattern: string): string[] =>
  [...pattern.matchAll(/(?<!\\)\{(\w+)\}/g)].map(([, name = ""]) => name)

const keywords: Readonly<Record<PickleStepType, Use["keyword"]>> = {
  Context: "Given",
  Action: "When",
  Outcome: "Then",
  Unknown: "Given",
}

const useOf = ({ file, line, ruleId, step }: MatchedStep): Use => {
  const { text, type = PickleStepType.UNKNOWN, argument } = step
  const rows = argument?.dataTable?.rows
  return {
    file,
    line,
    ruleId,
    keyword: keywords[type],
    text,
    ...(rows && { table: rows.map(({ cells }) => cells.map(({ value }) => value)) }),
    ...(argument?.docString && { docString: argument.docString.content }),
  }
}

/** The shortest use is the best example, and one in English is better than a shorter one in another language. */
const weightOf = ({ text, table = [], docString = "" }: Use): number => {
  const content = [text, ...table.flat(), docString].join(" ")
  return content.length + (/[^\p{ASCII}’–…]/u.test(content) ? 1000 : 0)
}

const exampleAmong = (steps: readonly MatchedStep[]): Use | undefined =>
  steps.map(useOf).toSorted((a, b) => weightOf(a) - weightOf(b))[0]

/** Returns the words to choose from for each parameter type that has them. */
const valuesIn = (envelopes: readonly Envelope[]): Map<string, readonly string[] | undefined> =>
  new Map(
    envelopes.flatMap(({ parameterType }) =>
      parameterType ? [[parameterType.name, wordsOf(parameterType.regularExpressions[0] ?? "")] as const] : [],
    ),
  )

/**
 * Lists the sentences that scenarios use, by topic.
 * @param envelopes Cucumber's messages of a run or of a dry run
 */
export const sentencesOf = (envelopes: readonly Envelope[]): Sentence[] => {
  const values = valuesIn(envelopes)
  const parameterOf = (name: string): Parameter => {
    const words = values.get(name)
    return { name, meaning: meanings[name] ?? "", ...(words && { values: words }) }
  }
  const uses = Map.groupBy(
    matchedSteps(envelopes).flatMap((step) => step.definitionIds.map((id) => ({ id, step }))),
    ({ id }) => id,
  )
  const sentenceOf = ({ id, pattern: { source }, sourceReference }: StepDefinition): Sentence[] => {
    const steps = (uses.get(id) ?? []).map(({ step }) => step)
    const example = exampleAmong(steps)
    const file = sourceReference.uri ?? ""
    return example
      ? [
          {
            pattern: source,
            topic: topicOf(file),
            file,
            line: sourceReference.location?.line ?? 0,
            parameters: parametersIn(source).map(parameterOf),
            example,
            uses: new Set(steps.map((step) => `${step.file}:${step.line}`)).size,
          },
        ]
      : []
  }
  return envelopes
    .flatMap(({ stepDefinition }) => (stepDefinition ? sentenceOf(stepDefinition) : []))
    .toSorted((a, b) => a.topic.localeCompare(b.topic) || a.line - b.line)
}

/** Finds parameters that the dictionary does not explain, and explanations of none. */
export const meaningProblems = (envelopes: readonly Envelope[]): string[] => {
  const names = new Set(envelopes.flatMap(({ stepDefinition }) => parametersIn(stepDefinition?.pattern.source ?? "")))
  const file = "steps/dictionary/meanings.ts"
  return [
    ...[...names].filter((name) => !meanings[name]).map((name) => `${file}: say what {${name}} means`),
    ...Object.keys(meanings)
      .filter((name) => !names.has(name))
      .map((name) => `${file}: no sentence has {${name}}: delete it, and its parameter type`),
  ]
}
