/** @jest-environment node */
import { type Bounded, looseBudgets } from "./slack.ts"

const bounded = (limit: number, measured: number, its: Partial<Bounded> = {}): Bounded => ({
  budget: "HTML",
  limit,
  measured,
  unit: "bytes",
  ...its,
})

test("a budget far above what is measured may be lowered", () => {
  expect(looseBudgets([bounded(114, 100)])).toEqual([])
  expect(looseBudgets([bounded(90, 100)])).toEqual([])
  expect(looseBudgets([bounded(20 * 1024, 10 * 1024, { unit: "KB" })])).toEqual([
    "LOOSE HTML ≤ 20.0 KB, and 10.0 KB is measured",
  ])
})

test("one more is not much for a small count", () => {
  expect(looseBudgets([bounded(3, 2, { unit: "" })])).toEqual([])
  expect(looseBudgets([bounded(4, 2, { unit: "" })])).toEqual(["LOOSE HTML ≤ 4, and 2 is measured"])
})

test("the largest figure of all pages with the same budget counts", () => {
  expect(looseBudgets([bounded(100, 50), bounded(100, 95), bounded(100, 60)])).toEqual([])
})
