/** @jest-environment node */
import { availableParallelism } from "node:os"
import { optionsFrom } from "./options.ts"

const rules = ["ROUTE-1", "ROUTE-10", "PAGE-1"]

test.each([
  [[], ["ROUTE-1", "ROUTE-10", "PAGE-1"]],
  [
    ["--only", "ROUTE"],
    ["ROUTE-1", "ROUTE-10"],
  ],
  [["--only", "ROUTE-1"], ["ROUTE-1"]],
  [
    ["--only", "ROUTE-10,PAGE"],
    ["ROUTE-10", "PAGE-1"],
  ],
])("%j means %j", (given, included) => {
  expect(rules.filter(optionsFrom(given, rules).includes)).toEqual(included)
})

test("an option sets the number of jobs, and the default is three for each processor", () => {
  expect(optionsFrom([], rules).jobs).toBe(3 * availableParallelism())
  expect(optionsFrom(["--jobs", "3"], rules).jobs).toBe(3)
})

test("an option sets the minutes, and without it no mutant is left out", () => {
  expect(optionsFrom(["--minutes", "20"], rules).minutes).toBe(20)
  expect(optionsFrom([], rules).minutes).toBe(Number.POSITIVE_INFINITY)
})

test.each([
  [["--only", "ROUT"], '--only has "ROUT", which is no rule'],
  [["--jobs", "none"], '--jobs is "none": give the number'],
  [["--minutes", "0"], '--minutes is "0": give a number above 0'],
])("%j is refused with advice", (given, message) => {
  expect(() => optionsFrom(given, rules)).toThrow(message)
})
