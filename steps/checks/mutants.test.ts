/** @jest-environment node */
import type { Mutant } from "../strength/mutant.ts"
import { limitProblems, mutantProblems, textProblems } from "./mutants.ts"

const mutant = (rule: string, replace: string, change = "it is wrong"): Mutant => ({
  rule,
  change,
  site: "se",
  file: "src/a.ts",
  replacement: { replace, with: `${replace} ` },
})
const read = (file: string) => (file === "src/a.ts" ? "const a = 1" : "")

const late = mutant("A-1", "const", "it is late")

test("a rule with two mutants that find their text is valid", () => {
  expect(mutantProblems([mutant("A-1", "a = 1"), late], ["A-1"], read)).toEqual([])
})

test("a rule without a mutant is a problem, and one with three", () => {
  const early = mutant("A-1", "const a", "it is early")
  expect(mutantProblems([mutant("A-1", "a = 1"), late, early], ["A-1", "A-2"], read)).toEqual([
    "steps/strength/mutants: A-1 has 3 mutants: a developer must plant 1 or 2 faults, as steps/strength/README.md says",
    "steps/strength/mutants: A-2 has 0 mutants: a developer must plant 1 or 2 faults, as steps/strength/README.md says",
  ])
})

const named: Mutant = { ...mutant("A-1", ""), replacement: { name: "a", with: "(a) => a + 1" } }

test("a mutant may replace an export by its name, which its source must have", () => {
  expect(mutantProblems([named], ["A-1"], () => "export const a = 1")).toEqual([])
  expect(mutantProblems([named], ["A-1"], () => "export const b = 1")).toEqual([
    "steps/strength/mutants: A-1: it is wrong: src/a.ts: it exports no constant, function or class of the name a",
  ])
})

test("one mutant in ten may quote text", () => {
  expect(textProblems([...Array(9).fill(named), late])).toEqual([])
  expect(textProblems([...Array(8).fill(named), late])).toEqual([
    "steps/strength/mutants: 1 of 9 mutants quote text, and at most one in ten may: replace an export by its name",
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
    `steps/strength/mutants: A-1: it is wrong: src/a.ts: found ${places} times, not once: ${replace}`,
  ])
})

test("a mutant with which its source does not compile is a problem", () => {
  const broken: Mutant = { ...mutant("A-1", ""), replacement: { replace: "a = 1", with: "() => {}" } }
  expect(mutantProblems([broken, late], ["A-1"], read)).toEqual([
    'steps/strength/mutants: A-1: it is wrong: src/a.ts does not compile with it: Expected identifier but found "("',
  ])
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
