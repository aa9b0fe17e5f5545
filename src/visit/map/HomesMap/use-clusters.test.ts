import { renderHook } from "@testing-library/react"
import type { HomePositions } from "../../../domain/map/positions.ts"
import type { View } from "../../../domain/map/view.ts"
import { useClusters } from "./use-clusters.ts"

const size = { width: 600, height: 400 }
/** One pixel is 0.8 units, a step of the zoom. */
const view: View = { x: 1000, y: 1000, perPixel: 0.8 }
const origin = { meridian: 18, west: 0, north: 0 }
/** From the middle of the window, the homes are 0, 60, 130 and 400 pixels to the east. */
const positions: HomePositions = { origin, x: [1000, 1048, 1104, 1320], y: [1000, 1000, 1000, 1000], streets: "" }

const marksIn = (homes: readonly number[], shown: View | null = view) =>
  renderHook((view: View | null) => useClusters(positions, homes, view, size), { initialProps: shown })

test("homes closer than 64 pixels share a mark in their middle, and others have their own", () => {
  expect(marksIn([0, 1]).result.current).toEqual([{ homes: [0, 1], left: 330, top: 200 }])
  expect(marksIn([1, 2]).result.current).toEqual([
    { homes: [1], left: 360, top: 200 },
    { homes: [2], left: 430, top: 200 },
  ])
})

test("a home outside the window has no mark until the map moves there", () => {
  const { result, rerender } = marksIn([0, 3])
  expect(result.current).toEqual([{ homes: [0], left: 300, top: 200 }])
  rerender({ ...view, x: 1320 })
  expect(result.current).toEqual([{ homes: [3], left: 300, top: 200 }])
})

test("a small move of the map moves the marks and groups no home anew", () => {
  const { result, rerender } = marksIn([0, 1])
  const [before] = result.current
  rerender({ ...view, x: 1008 })
  expect(result.current).toEqual([{ homes: [0, 1], left: 320, top: 200 }])
  expect(result.current[0]?.homes).toBe(before?.homes)
})

test("a closer look parts homes that shared a mark", () => {
  const { result, rerender } = marksIn([0, 1])
  rerender({ ...view, perPixel: 0.4 })
  expect(result.current.map(({ homes }) => homes)).toEqual([[0], [1]])
})

test("a map that shows no part yet has no marks", () => {
  expect(marksIn([0, 1], null).result.current).toEqual([])
})
