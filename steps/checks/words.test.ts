import { wordProblems } from "./words.ts"

const index = "| FIND-1 | Homes are found | [finding](finding.feature) |\n\n"
const problemsOf = (markdown: string) => wordProblems([{ file: "features/README.md", markdown }])

test("words lead to rules", () => {
  expect(problemsOf(`${index}- **search**: [FIND-1](finding.feature)\n`)).toEqual([])
})

test("a word that leads to no rule is a problem", () => {
  expect(problemsOf(`${index}- **search**: [FIND-1](finding.feature), [FIND-2](finding.feature)\n`)).toEqual([
    'features/README.md:3: the word "search" leads to FIND-2, which no rule has: delete it',
  ])
})
