/** @jest-environment node */
import { messagesOf } from "../dictionary/fake-steps.ts"
import { ruleProblems } from "./rules.ts"

const rule = "  @FIND-1\n  Rule: Homes are found\n\n    Scenario: One\n      Given a home\n"
const index = `| FIND-1 | Homes are found | [finding](finding.feature#L3) |
| FIND-4 | Homes are lost | [finding](finding.feature#L9) |

Ids that are used no more: FIND-6
`
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
    ['features/finding.feature:9: the rule "Flats are found" has no id: write @FIND-7 on the line above it'],
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
    "a sentence of 21 words",
    rule.replace("Homes are found", `Homes are found ${"and so on ".repeat(6).trim()}`),
    [
      'features/finding.feature:4: the rule "Homes are found and so on and so on and so on and so on and so on and so on" has 21 words, and may have 20: say less, or make two rules of it',
    ],
  ],
  ["a sentence of 20 words", rule.replace("Homes are found", `Homes found ${"and so on ".repeat(6).trim()}`), []],
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
    [
      "features/finding.feature:3: a rule cannot have the tag @wip, only @no-javascript or @service-worker or @layout or @headline",
    ],
  ],
  [
    "a headline's tag on a scenario",
    rule.replace("    Scenario", "    @headline\n    Scenario"),
    [
      "features/finding.feature:6: a scenario cannot have the tag @headline, only @no-javascript or @service-worker or @layout",
    ],
  ],
  ["a tag of a capability on a rule", rule.replace("@FIND-1", "@FIND-1 @layout"), []],
  ["a headline's tag on a rule", rule.replace("@FIND-1", "@FIND-1 @headline"), []],
])("%s is a problem", (_, body, problems) => {
  expect(problemsOf(body)).toEqual(problems)
})
