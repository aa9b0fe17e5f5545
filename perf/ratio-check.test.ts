/** @jest-environment node */
import { noiseOf, type Round, ratioCheck } from "./ratio-check.ts"

const rounds = (own: readonly number[], plain: readonly number[]): Round[] =>
  own.map((figure, index) => ({ own: figure, plain: plain[index] ?? Number.NaN }))
const passes = (own: readonly number[], plain: readonly number[], limit = 1) =>
  ratioCheck("the paint", rounds(own, plain), limit).passed

test("equal rounds have no noise", () => {
  expect(noiseOf(rounds([2, 2, 2], [1, 1, 1]))).toBe(1)
})

test("noise is the spread of the page's rounds, times that of plain HTML's", () => {
  expect(noiseOf(rounds([100, 120, 150], [100, 100, 130]))).toBeCloseTo(1.5 * 1.3)
})

test.each([
  ["a quiet machine: slightly worse fails", [108, 109, 108], [100, 101, 100], 1.05, true],
  ["a quiet machine: as plain HTML passes", [100, 101, 100], [100, 101, 100], 1.05, false],
  ["a busy machine: a single slow round passes", [100, 400, 101], [100, 99, 100], 1.05, false],
  ["a busy machine: slow rounds beside a slow plain round pass", [200, 210, 190], [100, 99, 195], 1.05, false],
  ["a busy machine: always far worse fails", [300, 400, 350], [100, 99, 195], 1.05, true],
  ["better than plain HTML passes", [50, 60, 50], [100, 100, 100], 1, false],
])("on %s", (_, own, plain, limit, fails) => {
  expect(passes(own, plain, limit)).toBe(!fails)
})

test("pages are compared within each round, and the middle round counts", () => {
  // The middle times are 1240 and 1000, but both are of the first round, which is the worst.
  expect(ratioCheck("the paint", rounds([1240, 1100, 1300], [1000, 932, 1092]), 1).value).toBe("1.19")
})

test("one or two rounds tell no noise and pass", () => {
  expect(passes([200], [100])).toBe(true)
  expect(passes([200, 200], [100, 100])).toBe(true)
  expect(passes([200, 200, 200], [100, 100, 100])).toBe(false)
})

test.each([
  ["a figure of 0", [0, 1, 1], [1, 1, 1]],
  ["a figure that is missing", [Number.NaN, 1, 1], [1, 1, 1]],
  ["a plain figure of 0", [1, 1, 1], [0, 0, 0]],
  ["no rounds", [], []],
])("%s fails", (_, own, plain) => {
  expect(passes(own, plain)).toBe(false)
})
