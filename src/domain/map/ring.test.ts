import { type Ring, simplify, surrounds } from "./ring.ts"

const arrow: Ring = [
  [0, 0],
  [10, 5],
  [0, 10],
  [4, 5],
]

test.each([
  [5, 5, true],
  [2, 2, true],
  [2, 5, false],
  [9, 1, false],
  [-1, 5, false],
  [11, 5, false],
])("whether the ring surrounds %d, %d: %s", (x, y, isInside) => {
  expect(surrounds(arrow, [x, y])).toBe(isInside)
})

test("points that hardly bend a ring are left out", () => {
  const bumpy: Ring = [
    [0, 0],
    [5, 0.4],
    [10, 0],
    [10, 10],
    [5, 12],
    [0, 10],
  ]
  expect(simplify(bumpy, 1)).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
    [5, 12],
    [0, 10],
  ])
  expect(simplify(bumpy, 100)).toEqual([])
})
