/** @jest-environment node */
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

test("as many jobs run at a time as are asked for, two otherwise", () => {
  expect(optionsFrom([], rules).jobs).toBe(2)
  expect(optionsFrom(["--jobs", "3"], rules).jobs).toBe(3)
})

test.each([
  [["--only", "ROUT"], '--only has "ROUT", which is no rule'],
  [["--jobs", "none"], '--jobs is "none": give the number'],
])("%j is refused with what to do", (given, message) => {
  expect(() => optionsFrom(given, rules)).toThrow(message)
})
