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

test("a rule with a mutant that finds its text is right", () => {
  expect(mutantProblems([mutant("A-1", "a = 1")], ["A-1"], read)).toEqual([])
})

test("a rule without a mutant is told", () => {
  expect(mutantProblems([mutant("A-1", "a = 1")], ["A-1", "A-2"], read)).toEqual([
    "steps/strength/mutants: nothing breaks A-2: add a mutant",
  ])
})

test("a mutant of no rule is told", () => {
  expect(mutantProblems([mutant("A-1", "a = 1"), mutant("B-1", "a = 1")], ["A-1"], read)).toEqual([
    "steps/strength/mutants: B-1: it is wrong: there is no such rule",
  ])
})

test("a mutant whose source has changed is told", () => {
  expect(mutantProblems([mutant("A-1", "a = 2")], ["A-1"], read)).toEqual([
    'steps/strength/mutants: A-1: it is wrong: "a = 2" does not stand in src/a.ts',
  ])
})
