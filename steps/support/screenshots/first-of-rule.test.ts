import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from "@cucumber/gherkin"
import { IdGenerator } from "@cucumber/messages"
import { isFirstOfRule } from "./first-of-rule.ts"

const feature = `Feature: Homes
  Rule: Sold homes are kept
    Scenario Outline: <home> is kept
      Given <home>
      Examples:
        | home |
        | A    |
        | B    |
      Examples:
        | home |
        | C    |
    Scenario: Another
      Given D
  Rule: Coming homes come first
    Scenario: Alone
      Given E
    Scenario: Next
      Given F
`

test("the first example of each rule", () => {
  const newId = IdGenerator.incrementing()
  const document = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(feature)
  const first = compile(document, "homes.feature", newId).filter((pickle) => isFirstOfRule(pickle, document))
  expect(first.map(({ steps }) => steps[0]?.text)).toEqual(["A", "E"])
})
