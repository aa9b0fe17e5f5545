/** @jest-environment node */
import type { Mutant } from "./mutant.ts"
import { coverageProblems, optionsFrom } from "./options.ts"

const mutant = (rule: string, change = "wrong"): Mutant => ({ rule, change, site: "se", delivery: [] })
const mutants = [mutant("ROUTE-1"), mutant("ROUTE-10"), mutant("PAGE-1")]

test.each([
  [[], ["ROUTE-1", "ROUTE-10", "PAGE-1"]],
  [
    ["--only", "ROUTE"],
    ["ROUTE-1", "ROUTE-10"],
  ],
  [["--only", "ROUTE-1"], ["ROUTE-1"]],
])("%j tries the mutants of %j", (given, rules) => {
  expect(optionsFrom(given, mutants).chosen.map(({ rule }) => rule)).toEqual(rules)
})

test("as many jobs run at a time as are asked for, two otherwise", () => {
  expect(optionsFrom([], mutants).jobs).toBe(2)
  expect(optionsFrom(["--jobs", "3"], mutants).jobs).toBe(3)
})

test.each([
  [["--only", "ROUT"], '--only is "ROUT", of which there is no mutant'],
  [["--jobs", "none"], '--jobs is "none": give the number'],
])("%j is refused with what to do", (given, message) => {
  expect(() => optionsFrom(given, mutants)).toThrow(message)
})

test("each rule has a mutant, and each mutant a rule and a name of its own", () => {
  expect(coverageProblems(["ROUTE-1", "ROUTE-10", "PAGE-1"], mutants)).toEqual([])
  expect(coverageProblems(["ROUTE-1", "ROUTE-2"], [mutant("ROUTE-1"), mutant("ROUTE-1"), mutant("NAV-1")])).toEqual([
    "ROUTE-2 has no mutant: add one to steps/strength/mutants.",
    'No rule is called NAV-1, for "wrong".',
    'ROUTE-1 has two mutants called "wrong".',
  ])
})
