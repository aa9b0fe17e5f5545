/** @jest-environment node */
import { messagesOf } from "../dictionary/fake-steps.ts"
import { indexProblems, indexRows } from "./index-of-rules.ts"
import { rulesIn } from "./rule.ts"

const rule = "  @FIND-1\n  Rule: Homes are found\n\n    Scenario: One\n      Given a home\n"
const row = { id: "FIND-1", sentence: "Homes are found", file: "finding.feature", line: 5 }
const problemsOf = (body: string, index = [row]) =>
  indexProblems(rulesIn(messagesOf(`Feature: Finding\n\n${body}`)), index)

test("the index is read from the tables of a page", () => {
  expect(
    indexRows(
      "# Spec\n\n| Rule | What | Where |\n| --- | --- | --- |\n| FIND-1 | Homes are found | [finding](finding.feature) |\n",
    ),
  ).toEqual([row])
})

test("an index of the rules has no problems", () => {
  expect(problemsOf(rule)).toEqual([])
})

test("an id that is used twice is a problem", () => {
  expect(problemsOf(rule + rule.replace("found", "lost"))).toEqual([
    "features/finding.feature:9: the id FIND-1 is taken by the rule at features/finding.feature:4: give this rule another",
  ])
})

test("a rule that the index lacks is a problem, with the line to add", () => {
  expect(problemsOf(rule.replace("FIND-1", "FIND-9").replace("found", "sold | let"))).toEqual([
    "features/finding.feature:4: FIND-9 is not in the index of features/README.md: add this line:\n  | FIND-9 | Homes are sold \\| let | [finding](finding.feature) |",
    "features/README.md:5: no rule has the id FIND-1: delete this line, or write @FIND-1 above its rule",
  ])
})

test("a rule without its id is reported with its rule, and not here", () => {
  expect(problemsOf(rule.replace("  @FIND-1\n", ""))).toEqual([])
})

test.each([
  ["sentence", { ...row, sentence: "Homes are lost" }],
  ["file", { ...row, file: "losing.feature" }],
])("a row with another %s is a problem, with the line to write", (_, other) => {
  expect(problemsOf(rule, [other])).toEqual([
    "features/README.md:5: the index differs from FIND-1 at features/finding.feature:4: write this line:\n  | FIND-1 | Homes are found | [finding](finding.feature) |",
  ])
})

test("a row twice is a problem", () => {
  expect(problemsOf(rule, [row, { ...row, line: 6 }])).toEqual([
    "features/README.md:6: FIND-1 is in the index twice: delete a line",
  ])
})
