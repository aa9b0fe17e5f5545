/** @jest-environment node */
import { messagesOf } from "../dictionary/fake-steps.ts"
import { stepProblems } from "./use-of-steps.ts"

const feature = "Feature: Finding\n\n  Rule: Homes are found\n\n    Scenario: One\n      Given a home\n"

test("steps that one sentence matches have no problems", () => {
  expect(stepProblems(messagesOf(feature, ["a home"]))).toEqual([])
})

test("a sentence that no scenario uses is a problem", () => {
  expect(stepProblems(messagesOf(feature, ["a home", "a boat"]))).toEqual([
    'steps/monthly-cost.steps.ts:2: no scenario uses the sentence "a boat": delete it',
  ])
})

test("an unknown sentence is a problem with the nearest known ones, and an ambiguous one with its meanings", () => {
  const source = `${feature}      And a hoem\n      And a "flat"\n      And seven boats\n`
  expect(stepProblems(messagesOf(source, ["a home", "a {string}", 'a "flat"', "a boat"]))).toEqual([
    'features/finding.feature:7: "a hoem" is an unknown sentence. The nearest known sentences are:\n  a home',
    'features/finding.feature:9: "seven boats" is an unknown sentence.',
    'features/finding.feature:8: "a "flat"" can mean "a {string}" or "a "flat"": a developer must rename one',
  ])
})

test("an outline has one problem for a step that is unknown with each of its values", () => {
  const outline = `Feature: Finding\n\n  Rule: Homes are found\n\n    Scenario Outline: <n>\n      Given a house of <n>\n
      Examples:
        | n |
        | 1 |
        | 1 |\n`
  expect(stepProblems(messagesOf(outline))).toEqual([
    'features/finding.feature:6: "a house of 1" is an unknown sentence.',
  ])
})
