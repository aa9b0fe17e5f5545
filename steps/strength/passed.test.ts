/** @jest-environment node */
import type { Results } from "../results/result.ts"
import { examplesOf, featureOf } from "../specification/features.ts"
import { PassedScenarios } from "./passed.ts"

const { rules } = featureOf({
  file: "features/numbers.feature",
  text: `Feature: Numbers

  @FORMAT-1
  Rule: A number has a comma

    Scenario Outline: A price has a comma
      Then it reads "<price>"

      Examples:
        | price |
        | 1,5   |
        | 2,5   |

    Scenario: An area has a comma
      Then it reads "3,5"
`,
})
const [first, second, area] = rules.flatMap(examplesOf).map(({ key }) => key)
const commit = "1dcc571"
const resultsExcept = (...keys: readonly (string | undefined)[]): Results =>
  Object.fromEntries(
    [first, second, area].map((key) => [
      key,
      {
        status: keys.includes(key) ? "failed" : "passed",
        durationMs: 1,
        date: "2026-11-23T12:00:00.000Z",
        version: commit,
        pictures: [],
      },
    ]),
  )
const passedExcept = (...keys: readonly (string | undefined)[]) =>
  new PassedScenarios(rules, resultsExcept(...keys), commit)

it("knows a scenario whose examples have all passed", () => {
  expect(passedExcept(area).has("FORMAT-1", "A price has a comma")).toBe(true)
})

it.each([
  ["the first", first],
  ["the last", second],
])("does not know a scenario of which %s example may fail", (_, key) => {
  expect(passedExcept(key).has("FORMAT-1", "A price has a comma")).toBe(false)
})

it.each([
  ["FORMAT-1", "A weight has a comma"],
  ["FORMAT-2", "A price has a comma"],
])("does not know what no example of %s is called: %s", (rule, title) => {
  expect(passedExcept().has(rule, title)).toBe(false)
})

it.each([
  ["another commit", "2aee682"],
  ["a changed one", `${commit} changed`],
  ["one that is not known", undefined],
])("knows nothing of %s", (_, current) => {
  expect(new PassedScenarios(rules, resultsExcept(), current).has("FORMAT-1", "An area has a comma")).toBe(false)
})
