/** @jest-environment node */
import type { Definition } from "./dry-run.ts"
import { synonymProblems } from "./synonyms.ts"

const definition = (line: number, pattern: string, code: string): Definition => ({
  id: pattern,
  pattern,
  uri: "steps/a.steps.ts",
  line,
  code,
  matchesStepName: () => false,
})

test("two sentences that do the same are a problem, whatever their parameters are called", () => {
  const definitions = [
    definition(1, "they open {string}", "async function (path) {\n  await this.open(path)\n}"),
    definition(5, "they visit {string}", "async function (        address) { await this.open(address) }"),
    definition(9, "they print {string}", "async function (path) { await this.print(path) }"),
  ]
  expect(synonymProblems(definitions)).toEqual([
    'steps/a.steps.ts:5: the sentence "they visit {string}" does the same as "they open {string}" (steps/a.steps.ts:1): keep one of them',
  ])
})

test("a property that has the name of a parameter is not that parameter", () => {
  const definitions = [
    definition(1, "the country is {string}", "function (country) { expect(this.phone.country).toBe(country) }"),
    definition(2, "the number is {string}", "function (number) { expect(this.phone.number).toBe(number) }"),
  ]
  expect(synonymProblems(definitions)).toEqual([])
})

test.each([
  ["they save {string}", "the visitor has saved {address}"],
  ["they send the form", "they have sent a form"],
  ["they press {string} on the map {int} time(s)", "they press {word} on the map {int} times"],
])("%s reads like %s", (first, second) => {
  const definitions = [definition(1, first, "function () { 1 }"), definition(2, second, "function () { 2 }")]
  expect(synonymProblems(definitions)).toEqual([
    `steps/a.steps.ts:2: the sentence "${second}" reads like "${first}" (steps/a.steps.ts:1): say how they differ, or keep one`,
  ])
})

test.each([
  ["they are at {address}", "they are still at {address}"],
  ["they send the form", "they send the form again"],
])("%s does not read like %s", (first, second) => {
  const definitions = [definition(1, first, "function () { 1 }"), definition(2, second, "function () { 2 }")]
  expect(synonymProblems(definitions)).toEqual([])
})
