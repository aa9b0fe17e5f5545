/** @jest-environment node */
import { messagesOf } from "../dictionary/fake-steps.ts"
import { ruleProblems } from "./rules.ts"

const rule = "  @FIND-1\n  Rule: Homes are found\n\n    Scenario: One\n      Given a home\n"
const index = [
  { id: "FIND-1", sentence: "Homes are found", file: "finding.feature", line: 3 },
  { id: "FIND-4", sentence: "Homes are lost", file: "finding.feature", line: 4 },
]
const problemsOf = (body: string) => ruleProblems(messagesOf(`Feature: Finding\n\n${body}`), index)

test("a rule with an id and an example has no problems", () => {
  expect(problemsOf(rule)).toEqual([])
})

test.each([
  [
    "a scenario outside of a rule",
    `  Scenario: Stray\n    Given a home\n\n${rule}`,
    ['features/finding.feature:3: the scenario "Stray" belongs to no rule: move it below one'],
  ],
  [
    "a rule of the index that has lost its id",
    rule.replace("  @FIND-1\n", ""),
    ['features/finding.feature:3: the rule "Homes are found" has no id: write @FIND-1 on the line above it'],
  ],
  [
    "a new rule without an id",
    `${rule}\n${rule.replace("  @FIND-1\n", "").replace("Homes", "Flats")}`,
    ['features/finding.feature:9: the rule "Flats are found" has no id: write @FIND-5 on the line above it'],
  ],
  [
    "a rule with two ids",
    rule.replace("@FIND-1", "@FIND-1 @FIND-2"),
    ['features/finding.feature:4: the rule "Homes are found" has 2 ids, FIND-1 and FIND-2: keep one'],
  ],
  [
    "a rule with no example",
    rule.slice(0, rule.indexOf("    Scenario")),
    ['features/finding.feature:4: the rule "Homes are found" has no example: add a scenario below it'],
  ],
  [
    "a scenario with no steps",
    rule.slice(0, rule.indexOf("      Given")),
    ['features/finding.feature:6: the scenario "One" has no steps: write them below it'],
  ],
  [
    "an outline with no rows",
    rule.replace("Scenario: One", "Scenario Outline: One"),
    [
      'features/finding.feature:6: the outline "One" has no examples: add a table with at least one row below "Examples:"',
    ],
  ],
  [
    "a table of examples with no rows",
    `${rule}\n      Examples:\n        | home |\n`,
    [
      'features/finding.feature:6: the outline "One" has no examples: add a table with at least one row below "Examples:"',
    ],
  ],
  [
    "a tag of work on a scenario",
    rule.replace("    Scenario", "    @wip\n    Scenario"),
    [
      "features/finding.feature:6: a scenario cannot have the tag @wip, only @no-javascript or @service-worker or @layout",
    ],
  ],
  [
    "a tag of work on a rule",
    rule.replace("@FIND-1", "@FIND-1 @wip"),
    ["features/finding.feature:3: a rule cannot have the tag @wip, only @no-javascript or @service-worker or @layout"],
  ],
  ["a tag of a capability on a rule", rule.replace("@FIND-1", "@FIND-1 @layout"), []],
])("%s is a problem", (_, body, problems) => {
  expect(problemsOf(body)).toEqual(problems)
})
