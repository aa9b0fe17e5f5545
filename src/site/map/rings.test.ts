import type { Ring } from "../../domain/map/ring.ts"
import { clip, pathData } from "./rings.ts"

const square: Ring = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
]

test("a ring is cut at the edges of the frame", () => {
  expect(clip(square, [5, -5, 20, 5])).toEqual([
    [5, 5],
    [5, 0],
    [10, 0],
    [10, 5],
  ])
})

test("nothing of a ring remains outside the frame, and all of it inside", () => {
  expect(clip(square, [11, 0, 20, 10])).toEqual([])
  expect(clip(square, [-1, -1, 11, 11])).toEqual(square)
})

test("a ring is drawn by whole steps that never drift from its points", () => {
  const third: Ring = [
    [0.4, 0],
    [1.4, -0.4],
    [2.4, -0.8],
    [3.4, 5],
  ]
  expect(pathData([third])).toBe("M0 0l1 0 1-1 1 6z")
})

test("a ring that is smaller than a step is not drawn", () => {
  expect(pathData([square.map(([x, y]) => [x / 100, y / 100])])).toBe("")
})
