/** @jest-environment node */
import { sentenceOf } from "./timed.ts"

test("a time reads beside its aim and the machine's speed", () => {
  expect(sentenceOf({ name: "back", values: [84], figure: 84.2, aim: 100, unit: "ms", machine: 12.34 })).toBe(
    "back: 84 ms, aim 100 ms; where a fixed page takes 12.3 ms",
  )
})

test("a ratio and a score have two decimals", () => {
  expect(sentenceOf({ name: "warm", values: [], figure: 0.231, aim: 0.25, unit: "× plain HTML" })).toBe(
    "warm: 0.23 × plain HTML, aim 0.25 × plain HTML",
  )
})
