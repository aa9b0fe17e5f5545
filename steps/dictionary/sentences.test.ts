/** @jest-environment node */
import { messagesOf } from "./fake-steps.ts"
import { meaningProblems, sentencesOf } from "./sentences.ts"

const feature = `Feature: Finding

  @FIND-1
  Rule: Homes are found

    Scenario: By their streets
      Given the streets of the Sweden site:
        | Björkvägen |
      When they look for "Åre"
      Then the map shows 3 homes

    Scenario: By their areas
      When they look for "Town"
      And they look for "The suburbs"
      Then the section "Areas" shows 1 homes
`

test("a sentence has its topic, its parameters, its best example and its number of uses", () => {
  const patterns = [
    "the streets of the {site} site:",
    "they look for {string}",
    "the {element} shows {int} homes",
    "it rains",
  ]
  expect(sentencesOf(messagesOf(feature, patterns))).toEqual([
    {
      pattern: "the streets of the {site} site:",
      topic: "Monthly cost",
      file: "steps/monthly-cost.steps.ts",
      line: 1,
      parameters: [{ name: "site", meaning: "A market.", values: ["Finland", "Sweden"] }],
      example: {
        file: "features/finding.feature",
        line: 7,
        ruleId: "FIND-1",
        keyword: "Given",
        text: "the streets of the Sweden site:",
        table: [["Björkvägen"]],
      },
      uses: 1,
    },
    {
      pattern: "they look for {string}",
      topic: "Monthly cost",
      file: "steps/monthly-cost.steps.ts",
      line: 2,
      parameters: [{ name: "string", meaning: "A text in quotation marks." }],
      example: {
        file: "features/finding.feature",
        line: 13,
        ruleId: "FIND-1",
        keyword: "When",
        text: 'they look for "Town"',
      },
      uses: 3,
    },
    {
      pattern: "the {element} shows {int} homes",
      topic: "Monthly cost",
      file: "steps/monthly-cost.steps.ts",
      line: 3,
      parameters: [
        {
          name: "element",
          meaning: 'A part of the page, often with its name in quotation marks, such as: section "Prices".',
          values: ["map", "section"],
        },
        { name: "int", meaning: "A whole number, such as 3." },
      ],
      example: {
        file: "features/finding.feature",
        line: 10,
        ruleId: "FIND-1",
        keyword: "Then",
        text: "the map shows 3 homes",
      },
      uses: 2,
    },
  ])
})

test("each parameter has a meaning, and each meaning a parameter", () => {
  const problems = meaningProblems(messagesOf(feature, ["it rains {long}", "the {site} site"]))
  expect(problems).toContain("steps/dictionary/meanings.ts: say what {long} means")
  expect(problems).toContain("steps/dictionary/meanings.ts: no sentence has {word}: delete it, and its parameter type")
  expect(problems.join()).not.toContain("{site}")
})
