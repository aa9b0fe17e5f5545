import { wordProblems } from "./words.ts"

const index = "| FIND-1 | Homes are found | [finding](finding.feature) |\n\n"

test("words lead to rules in their files", () => {
  expect(wordProblems(`${index}- **search**: [FIND-1](finding.feature)\n`)).toEqual([])
})

test.each([
  ["a rule that the index does not know", "FIND-2", "finding.feature", "delete it, as no rule has this id"],
  ["a file without the rule", "FIND-1", "searching.feature", "write finding.feature"],
])("a word leads to %s", (_, id, file, advice) => {
  expect(wordProblems(`${index}- **search**: [${id}](${file})\n`)).toEqual([
    `features/README.md:3: the word "search" leads to ${id} in ${file}: ${advice}`,
  ])
})
