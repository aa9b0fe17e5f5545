import { quantile, spreadOf } from "./quantile.ts"

test.each([
  [[1, 2, 3, 4, 5], 0.25, 2],
  [[1, 2, 3, 4, 5], 0.5, 3],
  [[1, 2, 3, 4], 0.25, 1.75],
  [[1, 2, 3, 4], 0.5, 2.5],
  [[1, 2, 3, 4], 1, 4],
  [[7], 0.75, 7],
])("of %j, a share of %d lies below %d", (values, share, expected) => {
  expect(quantile(values, share)).toBe(expected)
})

describe("a spread", () => {
  test("is the median and the middle half, in any order", () => {
    expect(spreadOf([50, 10, 40, 20, 30])).toEqual({ low: 20, median: 30, high: 40 })
  })

  test("needs five values", () => {
    expect(spreadOf([10, 20, 30, 40])).toBeNull()
  })
})
