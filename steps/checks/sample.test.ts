/** @jest-environment node */
import { featureOf } from "../specification/features.ts"
import { editorsHomeProblems, type SampleRecord, sampleIndex, sampleProblems } from "./sample.ts"

const oak: SampleRecord = { record: "se/listings/ekgatan-1", names: ["ekgatan-1", "Ekgatan 1", "Flat by the oak"] }
const elm: SampleRecord = { record: "se/listings/almgatan-2", names: ["almgatan-2", "Almgatan 2", "Flat by the elm"] }

const features = [
  featureOf({
    file: "features/finding.feature",
    text: `Feature: Finding

  Background:
    Given these addresses:
      | name             | address             |
      | the flat by oaks | /en/property/ekgatan-1/ |

  @FIND-2
  Rule: Homes are found

    Scenario: One
      When a visitor opens "the flat by oaks" on the Sweden site

  @FIND-10
  Rule: Homes are told apart

    Scenario: Two
      Then the page says "Ekgatan 1"

  @FIND-3
  Rule: Homes are counted

    Scenario: Three
      Then the page shows 2 homes
`,
  }),
]
const readme = (rows: string) => `# The sample\n\n| record | rule |\n| --- | --- |\n${rows}\n`
const counted = readme("| `se/listings/almgatan-2` | FIND-3: a second home |")
const problemsOf = (sample: readonly SampleRecord[], text: string) =>
  sampleProblems(sample, features, { readme: text, index: sampleIndex(sample, features, text) })

test("a record is used by the rules that name it, also by an address, and by those that count it", () => {
  const index = sampleIndex([oak, elm], features, counted)
  expect(index).toContain("| se/listings/ekgatan-1 | FIND-2, 10 |")
  expect(index).toContain("| se/listings/almgatan-2 | FIND-3 |")
  expect(sampleProblems([oak, elm], features, { readme: counted, index })).toEqual([])
})

test("a record that no rule uses is a problem", () => {
  expect(problemsOf([oak, elm], readme(""))).toEqual([
    "features/sample/se/listings/almgatan-2: no rule uses it: name it in an example, or in features/sample/README.md with the rule that counts it, or delete it",
  ])
})

test.each([
  [
    "a record that is gone",
    "| `se/listings/bokgatan-3` | FIND-3 |",
    "se/listings/bokgatan-3 is no record of the sample: take its row out",
  ],
  [
    "a record that is named",
    "| `se/listings/ekgatan-1` | FIND-3 |",
    "se/listings/ekgatan-1 is named by a rule: take its row out",
  ],
  ["a rule that is gone", "| `se/listings/almgatan-2` | FIND-9 |", "se/listings/almgatan-2: there is no rule FIND-9"],
])("a row of %s is a problem", (_, row, problem) => {
  const sample = row.includes("almgatan") ? [oak, elm] : [oak]
  expect(problemsOf(sample, readme(row))).toEqual([`features/sample/README.md: ${problem}`])
})

test("an index of other rules is a problem", () => {
  expect(sampleProblems([oak], features, { readme: "", index: "" })).toEqual([
    "features/sample/index.md: does not say which rules lean on each record: run npm run format",
  ])
})

test.each(["opens /objekt/almgatan-2/ on the site", 'says "Almgatan 2"', "?homes=almgatan-2,ekgatan-1"])(
  "%s names a home that only the editors have",
  (text) => {
    const [problem, ...others] = editorsHomeProblems(
      [{ path: "features/a.feature", text: `\n${text}` }],
      [oak, elm],
      [oak],
    )
    expect(problem).toMatch(
      /^features\/a\.feature:2: names "(?:almgatan-2|Almgatan 2)", a home of src\/content: name one of features\/sample$/,
    )
    expect(others).toEqual([])
  },
)

test.each(["/objekt/ekgatan-1/", "almgatan-2-1303", "Almgatan 21", "Valmgatan 2", "Flat by the elm"])(
  "%s names no home of the editors",
  (text) => {
    expect(editorsHomeProblems([{ path: "features/a.feature", text }], [oak, elm], [oak])).toEqual([])
  },
)

test("a home that both have is the sample's", () => {
  expect(editorsHomeProblems([{ path: "features/a.feature", text: "ekgatan-1" }], [oak], [oak])).toEqual([])
})
