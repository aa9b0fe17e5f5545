import { act, renderHook } from "@testing-library/react"
import type { Geometry } from "../../../site/map/geometry.ts"
import { useMapView } from "./use-map-view.ts"

/** A market of 100 by 100 kilometres, with 59.3° N 18° E in its middle, at 5000, 5000. */
const geometry: Geometry = {
  width: 10_000,
  height: 10_000,
  origin: { meridian: 18, west: -5000, north: -664_386.85 },
  coarse: 25,
  abroad: "",
  waters: "",
  regions: [],
  labels: [],
  areas: [],
  sources: [],
}
const points = [
  { x: 4000, y: 5000 },
  { x: 6000, y: 5000 },
  { x: 2000, y: 2000 },
]

let resize = () => {}
beforeAll(() => {
  // jsdom has no layout.
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(listener: () => void) {
        resize = listener
      }
      observe() {
        resize()
      }
      disconnect() {}
    },
  })
})
beforeEach(() => window.history.replaceState(null, "", "/bostader/?view=map"))

/** A map whose buttons leave 500 pixels of its width, of which the edges take 112. */
const openMap = (homes: readonly number[], around: readonly number[] = []) => {
  const element = document.createElement("div")
  const frame = { current: element }
  const setSize = (width: number, height: number) =>
    act(() => {
      Object.defineProperties(element, {
        clientWidth: { value: width, configurable: true },
        clientHeight: { value: height, configurable: true },
      })
      resize()
    })
  Object.defineProperties(element, {
    clientWidth: { value: 540, configurable: true },
    clientHeight: { value: 512, configurable: true },
  })
  const map = renderHook(
    (homes: readonly number[]) =>
      useMapView(frame, geometry, homes, around, (subset) => subset.flatMap((home) => points[home] ?? [])),
    { initialProps: homes },
  )
  return { ...map, setSize }
}

test("the map shows all found homes, left of its buttons and not at its edges", () => {
  const { result } = openMap([0, 1])
  // 2000 units in 388 pixels, and the middle is 20 pixels to the right of the homes'.
  expect(result.current.view?.perPixel).toBeCloseTo(5.155, 3)
  expect(result.current.view?.x).toBeCloseTo(5103.09, 2)
  expect(result.current.view?.y).toBe(5000)
  expect(result.current.isMoved).toBe(false)
})

test("without any found, it shows the homes around", () => {
  expect(openMap([], [2]).result.current.view).toEqual({ x: 2016, y: 2000, perPixel: 0.8 })
})

test("one home is shown no closer than eight metres a pixel", () => {
  expect(openMap([0]).result.current.view).toEqual({ x: 4016, y: 5000, perPixel: 0.8 })
})

test("a place in the address goes before the homes, and another search leaves it", () => {
  window.history.replaceState(null, "", "/bostader/?view=map&map=59.3,18,50")
  const { result, rerender } = openMap([0, 1])
  expect(result.current.isMoved).toBe(true)
  expect(result.current.view?.x).toBeCloseTo(5000, 1)
  expect(result.current.view?.y).toBeCloseTo(5000, 1)
  expect(result.current.view?.perPixel).toBe(5)
  rerender([2])
  expect(result.current.view?.x).toBeCloseTo(5000, 1)
})

test("another search shows its homes if the visitor has not moved the map", () => {
  const { result, rerender } = openMap([0, 1])
  rerender([2])
  expect(result.current.view).toEqual({ x: 2016, y: 2000, perPixel: 0.8 })
})

test("moving stops at the end of the market", () => {
  const { result } = openMap([0])
  act(() => result.current.move((view) => ({ ...view, x: -1000 })))
  expect(result.current.isMoved).toBe(true)
  // Half of 540 pixels of 0.8 units.
  expect(result.current.view).toEqual({ x: 216, y: 5000, perPixel: 0.8 })
})

test("the visitor can go to some of the homes, which is a move, and back to all, which is none", () => {
  const { result } = openMap([0, 1, 2])
  act(() => result.current.fitTo([2]))
  expect(result.current).toMatchObject({ isMoved: true, view: { x: 2016, y: 2000, perPixel: 0.8 } })
  act(() => result.current.fitAll())
  expect(result.current.isMoved).toBe(false)
  expect(result.current.view?.y).toBe(3500)
})

test("a window that changes its size keeps the part of the map, and a hidden map its last size", () => {
  const { result, setSize } = openMap([0, 1])
  setSize(1000, 600)
  expect(result.current.size).toEqual({ width: 1000, height: 600 })
  expect(result.current.view?.perPixel).toBeCloseTo(5.155, 3)
  setSize(0, 0)
  expect(result.current.size).toEqual({ width: 1000, height: 600 })
})
