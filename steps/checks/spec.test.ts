import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from "@cucumber/gherkin"
import { type Envelope, IdGenerator } from "@cucumber/messages"
import { indexRows, specProblems } from "./spec.ts"

/** Returns Cucumber's messages for a feature whose steps all match the given definitions. */
const envelopesOf = (source: string, definitions: Record<string, string[]>): Envelope[] => {
  const newId = IdGenerator.incrementing()
  const uri = "features/finding.feature"
  const gherkinDocument = { ...new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(source), uri }
  const pickles = compile(gherkinDocument, uri, newId)
  return [
    { gherkinDocument },
    ...pickles.map((pickle) => ({ pickle })),
    ...Object.keys(definitions).map((id) => ({
      stepDefinition: {
        id,
        pattern: { source: id, type: "CUCUMBER_EXPRESSION" as const },
        sourceReference: { uri: "steps/x.steps.ts", location: { line: 7 } },
      },
    })),
    ...pickles.map((pickle) => ({
      testCase: {
        id: newId(),
        pickleId: pickle.id,
        testSteps: pickle.steps.map((step) => ({
          id: newId(),
          pickleStepId: step.id,
          stepDefinitionIds: Object.entries(definitions).flatMap(([id, texts]) =>
            texts.includes(step.text) ? [id] : [],
          ),
        })),
      },
    })),
  ] as unknown as Envelope[]
}

const feature = (body: string) => `Feature: Finding\n\n${body}`
const rule = "  @FIND-1\n  Rule: Homes are found\n\n    Scenario: One\n      Given a home\n"
const steps = { "a home": ["a home"] }
const index = [{ id: "FIND-1", sentence: "Homes are found", file: "finding.feature" }]

test("a valid spec has no problems", () => {
  expect(specProblems(envelopesOf(feature(rule), steps), index)).toEqual([])
})

test("a Rule can have the tag of a capability", () => {
  expect(specProblems(envelopesOf(feature(rule.replace("@FIND-1", "@FIND-1 @layout")), steps), index)).toEqual([])
})

test.each([
  [
    "a scenario outside of a Rule",
    `  Scenario: Stray\n    Given a home\n\n${rule}`,
    ['features/finding.feature:3: the scenario "Stray" is outside of a Rule'],
  ],
  [
    "a Rule with no id",
    rule.replace("  @FIND-1\n", ""),
    [
      'features/finding.feature:3: the Rule "Homes are found" has 0 ids, and must have one, such as @ROUTE-1',
      "features/README.md: FIND-1 has no Rule in features/",
    ],
  ],
  [
    "a Rule with two ids",
    rule.replace("@FIND-1", "@FIND-1 @FIND-2"),
    [
      'features/finding.feature:4: the Rule "Homes are found" has 2 ids, and must have one, such as @ROUTE-1',
      "features/finding.feature:4: the index in features/README.md does not know FIND-2",
    ],
  ],
  ["an id twice", rule + rule, ["features/finding.feature:9: the id FIND-1 is used twice"]],
  [
    "an id that the index does not know",
    rule.replace("FIND-1", "FIND-9"),
    [
      "features/finding.feature:4: the index in features/README.md does not know FIND-9",
      "features/README.md: FIND-1 has no Rule in features/",
    ],
  ],
  [
    "a Rule with no example",
    `${rule.slice(0, rule.indexOf("    Scenario"))}`,
    [
      'features/finding.feature:4: the Rule "Homes are found" has no example',
      'steps/x.steps.ts:7: the step "a home" is used by no scenario',
    ],
  ],
  [
    "an outline with no rows",
    rule.replace("Scenario: One", "Scenario Outline: One"),
    [
      'features/finding.feature:4: the Rule "Homes are found" has no example',
      'features/finding.feature:6: the outline "One" has no examples',
    ],
  ],
  [
    "a tag of work on a scenario",
    rule.replace("    Scenario", "    @wip\n    Scenario"),
    [
      "features/finding.feature:6: the tag @wip is not among those for scenarios: @no-javascript, @service-worker, @layout",
    ],
  ],
  [
    "a tag of work on a Rule",
    rule.replace("@FIND-1", "@FIND-1 @wip"),
    [
      "features/finding.feature:3: the tag @wip is not among those for scenarios: @no-javascript, @service-worker, @layout",
    ],
  ],
])("%s is a problem", (_, body, problems) => {
  expect(specProblems(envelopesOf(feature(body), steps), index)).toEqual(problems)
})

test("an undefined step, an ambiguous one and an unused one are problems", () => {
  const source = feature(`${rule}      And a house\n      And a flat\n`)
  const definitions = { "a home": ["a home"], "a {word}": ["a flat"], "a flat": ["a flat"], "a boat": [] }
  expect(specProblems(envelopesOf(source, definitions), index)).toEqual([
    'features/finding.feature: "a house" matches 0 step definitions, and must match one',
    'features/finding.feature: "a flat" matches 2 step definitions, and must match one',
    'steps/x.steps.ts:7: the step "a boat" is used by no scenario',
  ])
})

test("an index row in another file, with another sentence, or twice is a problem", () => {
  const row = { id: "FIND-1", sentence: "Homes are lost", file: "losing.feature" }
  expect(specProblems(envelopesOf(feature(rule), steps), [row, row])).toEqual([
    "features/README.md: FIND-1 is in the index twice",
    'features/README.md: the sentence of FIND-1 is not that of its Rule: "Homes are found"',
    "features/README.md: FIND-1 is not in losing.feature but in finding.feature",
  ])
})

test("the index is read from the tables of a page", () => {
  expect(
    indexRows(
      "# Spec\n\n| Rule | What | Where |\n| --- | --- | --- |\n| FIND-1 | Homes are found | [finding](finding.feature) |\n",
    ),
  ).toEqual(index)
})
