import { type PointerEvent, useEffect, useReducer, useRef } from "react"
import type { Point, Ring } from "../../../domain/map/ring.ts"
import type { Size, View } from "../../../domain/map/view.ts"
import type { HomesMapData } from "../homes-map.data.ts"
import * as styles from "./HomesMap.module.css"

/** Pixels of movement from which a press is a line and not a corner. */
const minLinePx = 24

/** Point of the plane at an offset in pixels from the corner of the map. */
const pointAt = (view: View, size: Size, left: number, top: number): Point => [
  view.x + (left - size.width / 2) * view.perPixel,
  view.y + (top - size.height / 2) * view.perPixel,
]

/** Outline of all that is in view. */
export const windowOf = (view: View, size: Size): Ring => [
  pointAt(view, size, 0, 0),
  pointAt(view, size, size.width, 0),
  pointAt(view, size, size.width, size.height),
  pointAt(view, size, 0, size.height),
]

/** How far a line gets from its first point. */
const reachPx = ([start = [0, 0], ...others]: Ring, { perPixel }: View) =>
  Math.max(0, ...others.map(([x, y]) => Math.hypot(x - start[0], y - start[1]))) / perPixel

export type DrawingSheetProps = {
  readonly hint: string
  readonly view: View
  readonly size: Size
  /** Corners that the visitor has pressed so far. */
  readonly corners: Ring
  readonly onCorner: (corner: Point) => void
  readonly onLine: (line: Ring) => void
}

/** Lies over the map while the visitor draws an area in one line, or by its corners. */
export const DrawingSheet = ({ hint, view, size, corners, onCorner, onLine }: DrawingSheetProps) => {
  // A state would lose the points of events that come before it is rendered.
  const line = useRef<readonly Point[] | null>(null)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const setLine = (next: readonly Point[] | null) => {
    line.current = next
    redraw()
  }
  /** All points since the last event, because a browser joins movements that come faster than frames. */
  const pointsOf = ({ nativeEvent, currentTarget }: PointerEvent): readonly Point[] => {
    const { left, top } = currentTarget.getBoundingClientRect()
    const movements = nativeEvent.getCoalescedEvents?.() ?? []
    return (movements.length > 0 ? movements : [nativeEvent]).map(({ clientX, clientY }) =>
      pointAt(view, size, clientX - left, clientY - top),
    )
  }
  const isLine = (points: Ring | null): points is Ring => points !== null && reachPx(points, view) > minLinePx
  const endLine = () => {
    const drawn = line.current
    setLine(null)
    if (isLine(drawn)) onLine(drawn)
    else if (drawn?.[0]) onCorner(drawn[0])
  }
  const isDrawingLine = isLine(line.current)
  const pixels = (isDrawingLine && line.current ? line.current : corners).map(
    ([x, y]): Point => [size.width / 2 + (x - view.x) / view.perPixel, size.height / 2 + (y - view.y) / view.perPixel],
  )
  return (
    <>
      <svg
        className={styles.sheet}
        aria-hidden="true"
        focusable="false"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          setLine(pointsOf(event))
        }}
        onPointerMove={(event) => line.current && setLine([...line.current, ...pointsOf(event)])}
        onPointerUp={endLine}
        onPointerCancel={() => setLine(null)}
      >
        <polygon points={pixels.join(" ")} />
        {!isDrawingLine && pixels.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="5" />)}
      </svg>
      <p className={styles.hint}>{hint}</p>
    </>
  )
}

export type DrawingButtonsProps = {
  readonly words: HomesMapData["words"]
  readonly corners: Ring
  /** Outline of what is in view. */
  readonly inView: Ring
  readonly onDone: (area: Ring) => void
  readonly onCancel: () => void
}

/** Ends the drawing without a pointer too; the first button takes the focus of the one that began it. */
export const DrawingButtons = ({ words, corners, inView, onDone, onCancel }: DrawingButtonsProps) => {
  const first = useRef<HTMLButtonElement>(null)
  const latestOnCancel = useRef(onCancel)
  latestOnCancel.current = onCancel
  useEffect(() => {
    first.current?.focus({ preventScroll: true })
    // On the document, because a press on the map takes the focus away.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") latestOnCancel.current()
    }
    document.addEventListener("keydown", onKeyDown)
    return () => document.removeEventListener("keydown", onKeyDown)
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and nothing is filled in here
    <div role="group" aria-label={words.drawHint} className={styles.drawing}>
      <button ref={first} type="button" className="chip" onClick={() => onDone(inView)}>
        {words.drawView}
      </button>
      {corners.length > 2 && (
        <button type="button" className="chip" onClick={() => onDone(corners)}>
          {words.drawDone}
        </button>
      )}
      <button type="button" className="chip" onClick={onCancel}>
        {words.drawCancel}
      </button>
    </div>
  )
}
