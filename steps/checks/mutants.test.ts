/** @jest-environment node */
import type { Mutant } from "../strength/mutant.ts"
import { limitProblems, mutantProblems } from "./mutants.ts"

const mutant = (rule: string, replace: string, change = "it is wrong"): Mutant => ({
  rule,
  change,
  site: "se",
  source: { file: "src/a.ts", replace, with: `${replace} ` },
})
const read = (file: string) => (file === "src/a.ts" ? "const a = 1" : "")

const late = mutant("A-1", "const", "it is late")

test("a rule with two mutants that find their text is valid", () => {
  expect(mutantProblems([mutant("A-1", "a = 1"), late], ["A-1"], read)).toEqual([])
})

test("a rule with fewer than two mutants is a problem", () => {
  expect(mutantProblems([mutant("A-1", "a = 1"), late, mutant("A-2", "a = 1")], ["A-1", "A-2", "A-3"], read)).toEqual([
    "steps/strength/mutants: A-2 has 1 of 2 mutants: a developer must add the faults that steps/strength/README.md describes",
    "steps/strength/mutants: A-3 has 0 of 2 mutants: a developer must add the faults that steps/strength/README.md describes",
  ])
})

test("a mutant of no rule is a problem", () => {
  expect(mutantProblems([mutant("A-1", "a = 1"), late, mutant("B-1", "a = 1")], ["A-1"], read)).toEqual([
    "steps/strength/mutants: B-1: it is wrong: there is no such rule",
  ])
})

test.each([
  ["a = 2", 0],
  ["const", 2],
])("a mutant of the text %j is a problem if the source has it %i times", (replace, places) => {
  const valid = mutant("A-1", "a = 1", "it is late")
  expect(mutantProblems([valid, mutant("A-1", replace)], ["A-1"], () => "const a = 1; const b = 2")).toEqual([
    `steps/strength/mutants: A-1: it is wrong: "${replace}" is ${places} times in src/a.ts, not once`,
  ])
})

test("a mutant with which its source does not compile is a problem", () => {
  const broken: Mutant = { ...mutant("A-1", ""), source: { file: "src/a.ts", replace: "a = 1", with: "() => {}" } }
  expect(mutantProblems([broken, late], ["A-1"], read)).toEqual([
    'steps/strength/mutants: A-1: it is wrong: src/a.ts does not compile with it: Expected identifier but found "("',
  ])
})

test("two changes of one source are compiled together", () => {
  const changes = [
    { file: "src/a.ts", replace: "(", with: "[" },
    { file: "src/a.ts", replace: ")", with: "]" },
  ]
  const together: Mutant = { ...mutant("A-1", ""), source: changes }
  expect(mutantProblems([together, late], ["A-1"], () => "const a = (1)")).toEqual([])
})

test("two mutants of one name are a problem", () => {
  expect(mutantProblems([mutant("A-1", "a = 1"), mutant("A-1", "const")], ["A-1"], read)).toEqual([
    "steps/strength/mutants: A-1: it is wrong: another mutant has this name",
  ])
})

test("a mutant that is limited to scenarios of its rule is valid, and one whose rule has none of that title is a problem", () => {
  const limited = (scenarios: string): Mutant => ({ ...mutant("A-1", "const", `tried on ${scenarios}`), scenarios })
  const titles = new Map([
    ["A-1", ["A bot reads every page"]],
    ["B-1", ["At night"]],
  ])
  expect(limitProblems([mutant("A-1", "a = 1"), limited("reads every"), limited("At night")], titles)).toEqual([
    'steps/strength/mutants: A-1: tried on At night: no scenario of the rule has "At night" in its title',
  ])
})
