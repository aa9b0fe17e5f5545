/** @jest-environment node */
import { messagesOf } from "../dictionary/fake-steps.ts"
import { featureOf } from "../specification/features.ts"
import { indexedRules, indexedRulesIn, indexProblems, indexRows, withIndex } from "./index-of-rules.ts"
import { rulesIn } from "./rule.ts"

const text = `Feature: Finding

  @FIND-1 @headline
  Rule: Homes are found

    Scenario: One
      Given a home

  @FIND-2
  Rule: Homes are sorted | listed

    Scenario: Two
      Given a home
`
const finding = featureOf({ file: "features/finding.feature", text })
const caching = featureOf({
  file: "features/operations/caching_files.feature",
  text: text.replace("FIND-1 @headline", "CACHE-1").replace("FIND-2", "CACHE-2"),
})
const rules = indexedRules([finding, caching])

const written = `# Spec

<!-- headlines -->
**Finding homes**

- Homes are found ([FIND-1](finding.feature#L4))

<!-- end of headlines -->

## Finding homes

| Rule | What | Where |
| --- | --- | --- |
| FIND-2 | Homes are sorted \\| listed | [finding](finding.feature#L10) |
| FIND-1 | Homes are found | [finding](finding.feature#L4) |

## Everyday words

- **search**: [FIND-1](finding.feature#L4), [CACHE-1](operations/caching_files.feature#L4)
`
const page = (markdown: string) => ({ file: "features/README.md", markdown })
const writtenFrom = (markdown: string) => withIndex(page(markdown), rules)

test("an index is read from the tables of a page", () => {
  expect(indexRows(written)).toEqual([
    { id: "FIND-2", sentence: "Homes are sorted | listed" },
    { id: "FIND-1", sentence: "Homes are found" },
  ])
})

test("what is written already stays", () => {
  expect(writtenFrom(written)).toBe(written)
})

test.each([
  ["a sentence", "Homes are found |", "Homes are lost |"],
  ["the line of a link", "finding.feature#L4) |", "finding.feature#L3) |"],
  ["a link of a word", "operations/caching_files.feature#L4", "losing.feature"],
  ["a headline", "- Homes are found", "- Homes are lost"],
  ["all headlines", "**Finding homes**\n\n- Homes are found ([FIND-1](finding.feature#L4))\n\n", ""],
  ["a row of which only the id is there", "| FIND-1 | Homes are found | [finding](finding.feature#L4) |", "| FIND-1 |"],
  ["a row that is missing", "| FIND-1 | Homes are found | [finding](finding.feature#L4) |\n", ""],
  ["a row of no rule", "\n## Every", "| FIND-9 | Homes | [finding](finding.feature) |\n\n## Every"],
  ["a row of another folder", "\n## Every", "| CACHE-1 | Homes | [finding](finding.feature) |\n\n## Every"],
])("%s is written from the features", (_, right, wrong) => {
  const other = written.replace(right, wrong)
  expect(other).not.toBe(written)
  const lines = (markdown: string) => markdown.split("\n").toSorted()
  expect(lines(writtenFrom(other))).toEqual(lines(written))
})

test("a new rule comes below the one before it in its file", () => {
  const row = "| FIND-2 | Homes are sorted \\| listed | [finding](finding.feature#L10) |\n"
  expect(indexRows(writtenFrom(written.replace(row, ""))).map(({ id }) => id)).toEqual(["FIND-1", "FIND-2"])
})

const problemsOf = (body: string, markdown = written) =>
  indexProblems(rulesIn(messagesOf(body)), [
    page(markdown.replace(", [CACHE-1](operations/caching_files.feature#L4)", "")),
  ])

test("the features and their index have no problems, read either way", () => {
  expect(problemsOf(text)).toEqual([])
  expect(indexedRulesIn(rulesIn(messagesOf(text)))).toEqual(
    indexedRules([finding]).map(({ id, sentence, file, line, isHeadline }) => ({
      id,
      sentence,
      file,
      line,
      isHeadline,
    })),
  )
})

test("an index that differs from the features is a problem", () => {
  expect(problemsOf(text, written.replace("#L10", "#L9"))).toEqual([
    "features/README.md: it differs from the features: run npm run format",
  ])
})

test("an id that is used twice is a problem", () => {
  expect(problemsOf(text.replace("FIND-2", "FIND-1"))).toEqual([
    "features/finding.feature:10: the id FIND-1 is taken by the rule at features/finding.feature:4: give this rule another",
    "features/README.md: it differs from the features: run npm run format",
  ])
})

test("a section without a headline is a problem, in a page that has headlines", () => {
  const none = written.replace(/\*\*Finding[\s\S]+?L4\)\)\n\n/, "")
  const problem =
    'features/README.md: the section "Finding homes" has 0 rules with @headline: give the tag to one or two'
  expect(problemsOf(text.replace(" @headline", ""), none)).toEqual([problem])
  expect(problemsOf(text.replace(" @headline", ""), none.replaceAll(/<!--.+-->\n/g, ""))).toEqual([])
})

test("a rule whose file is in no section is a problem", () => {
  const none = written.replaceAll(/^\| FIND.+\n/gm, "").replace(/\*\*Finding[\s\S]+?L4\)\)\n\n/, "")
  expect(problemsOf(text, none)).toEqual([
    'features/finding.feature:4: FIND-1 is in no section of features/README.md: write "| FIND-1 |" into a table, then run npm run format',
    'features/finding.feature:10: FIND-2 is in no section of features/README.md: write "| FIND-2 |" into a table, then run npm run format',
  ])
})

test("a rule without its id is reported with its rule, and not here", () => {
  expect(
    problemsOf(text.replace("  @FIND-2\n", ""), written.replace(/^\| FIND-2.+\n/m, "").replace("#L4) |", "#L4) |")),
  ).toEqual([])
})
