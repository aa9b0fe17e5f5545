/** @jest-environment node */
import type { Mutant } from "../strength/mutant.ts"
import { mutantProblems } from "./mutants.ts"

const mutant = (rule: string, replace: string): Mutant => ({
  rule,
  change: "it is wrong",
  site: "se",
  source: { file: "src/a.ts", replace, with: "" },
})
const read = (file: string) => (file === "src/a.ts" ? "const a = 1" : "")

test("a rule with a mutant that finds its text is valid", () => {
  expect(mutantProblems([mutant("A-1", "a = 1")], ["A-1"], read)).toEqual([])
})

test("a rule without a mutant is a problem", () => {
  expect(mutantProblems([mutant("A-1", "a = 1")], ["A-1", "A-2"], read)).toEqual([
    "steps/strength/mutants: nothing breaks A-2: add a mutant",
  ])
})

test("a mutant of no rule is a problem", () => {
  expect(mutantProblems([mutant("A-1", "a = 1"), mutant("B-1", "a = 1")], ["A-1"], read)).toEqual([
    "steps/strength/mutants: B-1: it is wrong: there is no such rule",
  ])
})

test.each([
  ["a = 2", 0],
  ["const", 2],
])("a mutant of the text %j is a problem if the source has it %i times", (replace, places) => {
  expect(mutantProblems([mutant("A-1", replace)], ["A-1"], () => "const a = 1; const b = 2")).toEqual([
    `steps/strength/mutants: A-1: it is wrong: "${replace}" is ${places} times in src/a.ts, not once`,
  ])
})

test("two mutants of one name are a problem", () => {
  expect(mutantProblems([mutant("A-1", "a = 1"), mutant("A-1", "const")], ["A-1"], read)).toEqual([
    "steps/strength/mutants: A-1: it is wrong: another mutant has this name",
  ])
})
