import type { Envelope } from "@cucumber/messages"
import { dryRunner, type Steps } from "./dry-run.ts"

const expressions: Readonly<Record<string, string>> = {
  string: '"[^"]*"',
  address: '"[^"]*"',
  int: "\\d+",
  site: "Sweden|Finland",
  element: '(section|map)(?: "([^"]*)")?',
}

/** Returns step definitions for tests, on lines 1, 2 and so on of one file. */
export const stepsOf = (patterns: readonly string[], file = "steps/monthly-cost.steps.ts"): Steps => ({
  stepDefinitions: patterns.map((pattern, place) => {
    const regexp = new RegExp(`^${pattern.replaceAll(/\{(\w+)\}/g, (_, name) => `(?:${expressions[name]})`)}$`)
    return {
      id: pattern,
      pattern,
      uri: file,
      line: place + 1,
      code: `function () { ${place} }`,
      matchesStepName: (text: string) => regexp.test(text),
    }
  }),
  parameterTypeRegistry: {
    parameterTypes: Object.entries(expressions).map(([name, expression]) => ({
      name,
      regexpStrings: [expression],
      builtin: name === "string" || name === "int",
    })),
  },
})

/** Returns the messages of a dry run of one feature, for tests. */
export const messagesOf = (text: string, patterns: readonly string[] = []): Envelope[] =>
  dryRunner(stepsOf(patterns))([{ file: "features/finding.feature", text }])
