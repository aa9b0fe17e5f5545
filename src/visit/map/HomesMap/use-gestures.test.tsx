import { fireEvent, render, screen } from "@testing-library/react"
import { useRef } from "react"
import { useGestures } from "./use-gestures.ts"

const [onMove, onZoom, onPassing] = [jest.fn(), jest.fn(), jest.fn()]

/** A map of 400 by 300 pixels, whose middle is at 300, 250 in the window. */
const GestureMap = () => {
  const frame = useRef<HTMLDivElement>(null)
  useGestures(frame, { onMove, onZoom, onPassing })
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the map
    <div ref={frame} role="group">
      <button type="button">Almgatan 1</button>
    </div>
  )
}

// jsdom has no events of pointers.
class PointerEventOfTest extends MouseEvent {
  readonly pointerId: number
  readonly pointerType: string
  constructor(name: string, { pointerId = 0, pointerType = "", ...init }: PointerEventInit = {}) {
    super(name, init)
    this.pointerId = pointerId
    this.pointerType = pointerType
  }
}
beforeAll(() => void Object.assign(globalThis, { PointerEvent: PointerEventOfTest }))

const map = () => screen.getByRole("group")
beforeEach(() => {
  for (const mock of [onMove, onZoom, onPassing]) mock.mockClear()
  render(<GestureMap />)
  map().getBoundingClientRect = () => new DOMRect(100, 100, 400, 300)
  // jsdom does not capture pointers.
  map().setPointerCapture = () => {}
})

const mouse = (clientX: number, clientY: number) => ({
  pointerId: 1,
  pointerType: "mouse",
  button: 0,
  clientX,
  clientY,
})

test("a mouse drags the map along, so the view moves the other way", () => {
  fireEvent.pointerDown(map(), mouse(200, 200))
  fireEvent.pointerMove(map(), mouse(230, 190))
  fireEvent.pointerMove(map(), mouse(231, 188))
  expect(onMove.mock.calls).toEqual([
    [-30, 10],
    [-1, 2],
  ])
  fireEvent.pointerUp(map(), mouse(231, 190))
  fireEvent.pointerMove(map(), mouse(300, 300))
  expect(onMove).toHaveBeenCalledTimes(2)
})

test("a hand that trembles by three pixels during a click does not move the map", () => {
  fireEvent.pointerDown(map(), mouse(200, 200))
  fireEvent.pointerMove(map(), mouse(203, 200))
  expect(onMove).not.toHaveBeenCalled()
  fireEvent.pointerMove(map(), mouse(203, 203))
  expect(onMove.mock.calls).toEqual([[-3, -3]])
})

test.each([
  ["a finger", { pointerType: "touch" }],
  ["the right button", { button: 2 }],
])("%s does not drag", (_, change) => {
  fireEvent.pointerDown(map(), { ...mouse(200, 200), ...change })
  fireEvent.pointerMove(map(), mouse(300, 200))
  expect(onMove).not.toHaveBeenCalled()
})

test("the wheel alone scrolls the page, with a hint how to zoom", () => {
  expect(fireEvent.wheel(map(), { deltaY: 100 })).toBe(true)
  expect(onPassing.mock.calls).toEqual([["wheelHint"]])
  expect(onZoom).not.toHaveBeenCalled()
})

test.each(["ctrlKey", "metaKey"])("the wheel with %s zooms the map around the pointer, and not the page", (key) => {
  expect(fireEvent.wheel(map(), { deltaY: -200, clientX: 350, clientY: 240, [key]: true })).toBe(false)
  const [[factor, around]] = onZoom.mock.calls
  expect(factor).toBeCloseTo(0.368)
  expect(around).toEqual([50, -10])
  expect(onPassing).not.toHaveBeenCalled()
})

test("a double click doubles the scale around it, unless it is on a home", () => {
  fireEvent.dblClick(screen.getByRole("button"), { clientX: 300, clientY: 250 })
  expect(onZoom).not.toHaveBeenCalled()
  fireEvent.dblClick(map(), { clientX: 310, clientY: 250 })
  expect(onZoom.mock.calls).toEqual([[0.5, [10, 0]]])
})

const finger = (clientX: number, clientY: number) => ({ clientX, clientY })

test("two fingers that part zoom in around their middle, and move the map with it", () => {
  fireEvent.touchStart(map(), { touches: [finger(250, 200), finger(350, 200)] })
  expect(fireEvent.touchMove(map(), { touches: [finger(220, 230), finger(420, 230)] })).toBe(false)
  expect(onMove.mock.calls).toEqual([[-20, -30]])
  expect(onZoom.mock.calls).toEqual([[0.5, [20, -20]]])
})

test("one finger scrolls the page, with a hint how to move the map", () => {
  fireEvent.touchStart(map(), { touches: [finger(250, 200)] })
  expect(fireEvent.touchMove(map(), { touches: [finger(250, 100)] })).toBe(true)
  expect(onPassing.mock.calls).toEqual([["hint"]])
  expect(onMove).not.toHaveBeenCalled()
})

test("a second finger does not make the map jump to where it touches", () => {
  fireEvent.touchStart(map(), { touches: [finger(250, 200)] })
  fireEvent.touchMove(map(), { touches: [finger(250, 200), finger(450, 200)] })
  expect(onMove).not.toHaveBeenCalled()
})
