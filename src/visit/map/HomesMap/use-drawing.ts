import { useEffect, useRef, useState } from "react"
import { cornersOf } from "../../../domain/map/area.ts"
import type { PlaneOrigin } from "../../../domain/map/projection.ts"
import type { Point, Ring } from "../../../domain/map/ring.ts"

/** Pixels by which a drawn line may be simplified. */
const tolerancePx = 4

/**
 * The area that the visitor draws.
 * @param perPixel units of the plane
 * @param onDraw gets its corners: latitude and longitude by turns
 */
export const useDrawing = (origin: PlaneOrigin, perPixel: number, onDraw: (area: readonly number[]) => void) => {
  const [corners, setCorners] = useState<Ring | null>(null)
  /** Begins the drawing, and gets the focus when it has ended. */
  const button = useRef<HTMLButtonElement>(null)
  const isDrawing = corners !== null
  const hasDrawn = useRef(false)
  useEffect(() => {
    if (!isDrawing && hasDrawn.current) button.current?.focus({ preventScroll: true })
    hasDrawn.current = isDrawing
  }, [isDrawing])
  return {
    button,
    /** Pressed so far; null unless the visitor draws. */
    corners,
    begin: () => setCorners([]),
    addCorner: (corner: Point) => setCorners((corners) => [...(corners ?? []), corner]),
    finish: (line: Ring) => {
      setCorners(null)
      const area = cornersOf(origin, line, tolerancePx * perPixel)
      if (area.length > 0) onDraw(area)
    },
    cancel: () => setCorners(null),
  }
}
