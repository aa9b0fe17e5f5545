import { bestOf, type ComparedValue, differs, extremesOf } from "./comparison.ts"

const values = (...numbers: (number | undefined)[]): ComparedValue[] =>
  numbers.map((number) => ({ text: String(number), ...(number !== undefined && { number }) }))

describe("the best value of a row", () => {
  test.each([
    ["low", [3, 1, 2], [false, true, false]],
    ["high", [3, 1, 2], [true, false, false]],
    ["low", [0, 1], [true, false]],
    ["high", [2, 2, 1], [true, true, false]],
    ["low", [2, undefined, 1], [false, false, true]],
  ] as const)("exists where %s is better, of %j", (better, numbers, best) => {
    expect(bestOf(values(...numbers), better)).toEqual(best)
  })

  test.each([
    ["where it is a matter of taste", [1, 2], null],
    ["where one home alone has a number", [undefined, 2], "high"],
    ["where no home has one", [undefined, undefined], "high"],
    ["where all have the same", [2, 2, 2], "low"],
  ] as const)("does not exist %s", (_, numbers, better) => {
    expect(bestOf(values(...numbers), better)).toEqual(numbers.map(() => false))
  })
})

test("homes differ in text that can be read", () => {
  expect(differs([{ text: "Ja" }, { text: "Ja" }])).toBe(false)
  expect(differs([{ text: "Ja" }, { text: "Nej" }])).toBe(true)
  expect(differs([{ text: "Ja" }, undefined])).toBe(true)
})

test.each<[(number | null)[], (string | undefined)[]]>([
  [
    [1, 3, 2],
    ["lowest", "highest", undefined],
  ],
  [
    [3, null, 3, 1],
    ["highest", undefined, "highest", "lowest"],
  ],
  [
    [2, 2],
    [undefined, undefined],
  ],
  [
    [5, null],
    [undefined, undefined],
  ],
])("the marks of %j are %j", (values, marks) => {
  expect(extremesOf(values)).toEqual(marks)
})
