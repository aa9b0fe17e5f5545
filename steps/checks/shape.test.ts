import { AstBuilder, GherkinClassicTokenMatcher, Parser } from "@cucumber/gherkin"
import { type Envelope, IdGenerator } from "@cucumber/messages"
import { shapeProblems } from "./shape.ts"

/** Returns Cucumber's messages for a feature with one rule. */
const envelopesOf = (scenarios: string): Envelope[] => {
  const data = `Feature: Finding\n\n  @FIND-1\n  Rule: Homes are found\n\n${scenarios}`
  const uri = "features/finding.feature"
  const newId = IdGenerator.incrementing()
  const gherkinDocument = { ...new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(data), uri }
  return [{ source: { uri, data, mediaType: "text/x.cucumber.gherkin+plain" } }, { gherkinDocument }] as Envelope[]
}

const scenario = (title: string, steps: readonly string[]) =>
  `    Scenario: ${title}\n${steps.map((step) => `      ${step}\n`).join("")}`

const short = ["Given a home", "When it is opened", "Then it is shown"]

test("short scenarios with titles of their own have no problems", () => {
  const both = scenario("A home is shown by its address", short) + scenario("A sold home is shown too", short)
  expect(shapeProblems(envelopesOf(both))).toEqual([])
})

test.each([
  ["of small words", "In the list"],
  ["of placeholders", '"<address>" in <site> on the <page>'],
])("a title %s says nothing alone", (_, title) => {
  expect(shapeProblems(envelopesOf(scenario(title, short)))).toEqual([
    `features/finding.feature:6: the title "${title}" says too little: say in three words or more what this example shows`,
  ])
})

test("a title is taken once", () => {
  const twice = scenario("A home is shown by its address", short).repeat(2)
  expect(shapeProblems(envelopesOf(twice))).toEqual([
    'features/finding.feature:10: the title "A home is shown by its address" is used already at features/finding.feature:6: change one of them',
  ])
})

test("a scenario has nine steps at most, and half of all scenarios four at most", () => {
  const long = [
    "Given a home",
    "When it is opened",
    ...Array.from({ length: 8 }, (_, place) => `Then it shows ${place}`),
  ]
  expect(shapeProblems(envelopesOf(scenario("A home is shown by its address", long)))).toEqual([
    'features/finding.feature:6: "A home is shown by its address" has 10 steps, and may have 9: leave out what its rule does not need',
    "features: half of all scenarios have 10 steps or more, and should have 4 at most: shorten some",
  ])
})

test("a table has six columns at most", () => {
  const wide = [...short, "| a | b | c | d | e | f | g |"]
  expect(shapeProblems(envelopesOf(scenario("A home is shown by its address", wide)))).toEqual([
    'features/finding.feature:6: a table of "A home is shown by its address" has 7 columns, and may have 6: leave out some',
  ])
})

test("a line has 140 characters at most", () => {
  const [first, second] = [`# ${"ä".repeat(138)}\n`, `# ${"ä".repeat(139)}\n`]
  expect(shapeProblems(envelopesOf(first + second + scenario("A home is shown by its address", short)))).toEqual([
    "features/finding.feature:7: the line has 141 characters, and may have 140: shorten or break it",
  ])
})

test("one scenario in twenty may have a second act", () => {
  const twoActs = ["When a home is opened", "Then it is shown", "When it is closed"]
  const others = (count: number) =>
    Array.from({ length: count }, (_, place) => scenario(`Home number ${place} is shown`, short)).join("")
  const story = scenario("A home is opened and closed", twoActs)
  expect(shapeProblems(envelopesOf(story + others(19)))).toEqual([])
  expect(shapeProblems(envelopesOf(story + others(18)))).toEqual([
    'features/finding.feature:6: "A home is opened and closed" has 2 steps with "When": make a scenario of each',
  ])
})
