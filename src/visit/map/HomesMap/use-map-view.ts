import { type RefObject, useEffect, useLayoutEffect, useState } from "react"
import { type MapPlace, placeIn } from "../../../domain/map/address.ts"
import { project, unit, unproject } from "../../../domain/map/projection.ts"
import { closeUp, fitView, type Size, type View, withinPlane } from "../../../domain/map/view.ts"
import type { Geometry } from "../../../site/map/geometry.ts"

type Points = readonly { readonly x: number; readonly y: number }[]

/** Pixels between the marks and the edges when all are shown. */
export const fitPaddingPx = 56
/** Pixels that the buttons take on the right. */
const controlsWidthPx = 40

/** The coordinates of a view, for the address. */
export const placeOf = ({ origin }: Geometry, view: View): MapPlace => ({
  ...unproject(origin, view),
  scale: view.perPixel * unit,
})

/**
 * The visible part of the map: where the visitor moved it, where the address says, or all shown homes and those around
 * them.
 */
export const useMapView = (
  frame: RefObject<HTMLElement | null>,
  geometry: Geometry,
  homes: readonly number[],
  around: readonly number[],
  pointsOf: (homes: readonly number[]) => Points,
) => {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const [view, setView] = useState<View | null>(null)
  const [isMoved, setIsMoved] = useState(false)
  const show = (next: View) => setView(withinPlane(next, geometry, size))
  const showPoints = (points: Points) => {
    const next = fitView(points, { ...size, width: size.width - controlsWidthPx }, fitPaddingPx)
    if (!next) return
    const perPixel = Math.max(closeUp, next.perPixel)
    show({ x: next.x + (controlsWidthPx / 2) * perPixel, y: next.y, perPixel })
  }
  const fitAll = () => {
    setIsMoved(false)
    showPoints(pointsOf(homes.concat(around)))
  }

  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      // A hidden map has no size and keeps its last one.
      if (element.clientWidth > 0) setSize({ width: element.clientWidth, height: element.clientHeight })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])

  // Moves the map to the answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a size that changes is not another search
  useEffect(() => {
    if (size.width === 0) return
    const place = placeIn(window.location.search)
    if (!place) return fitAll()
    setIsMoved(true)
    show({ ...project(geometry.origin, place), perPixel: place.scale / unit })
  }, [homes, size.width > 0])

  return {
    size,
    view,
    /** Whether the visitor chose this part of the map. */
    isMoved,
    move: (next: (view: View) => View) => {
      setIsMoved(true)
      setView((view) => view && withinPlane(next(view), geometry, size))
    },
    fitAll,
    fitTo: (homes: readonly number[]) => {
      setIsMoved(true)
      showPoints(pointsOf(homes))
    },
  }
}
