/** @jest-environment node */
import { messagesOf } from "../dictionary/fake-steps.ts"
import { syntaxProblems } from "./syntax.ts"

const feature = "Feature: Finding\n\n  @FIND-1\n  Rule: Homes are found\n\n    Scenario: One\n      Given a home\n"

test.each([
  ["a feature without a mistake", feature, []],
  [
    "a step without its first word",
    `${feature}      a visitor comes\n`,
    [
      'features/finding.feature:8: expected a step such as "Given …", a row of a table, a line of """, "Examples:", "Scenario:" with a title, "Rule:" with a sentence or a tag such as @ROUTE-1, and found "a visitor comes"',
    ],
  ],
  [
    "a table with rows of two widths",
    `${feature}        | a | b |\n        | c |\n`,
    ["features/finding.feature:9: the rows of this table have different numbers of columns: add or delete a |"],
  ],
  [
    "a file that ends after a tag",
    `${feature}\n    @service-worker\n`,
    ['features/finding.feature:10: expected "Rule:" with a sentence or a tag such as @ROUTE-1, and the file ends'],
  ],
])("%s is described in words", (_, text, problems) => {
  expect(syntaxProblems(messagesOf(text))).toEqual(problems)
})
