import { type RefObject, useEffect, useRef } from "react"

export type Gestures = {
  /** Distances in pixels. */
  readonly onMove: (dx: number, dy: number) => void
  /** Zooms by a factor around a point, given in pixels from the centre. */
  readonly onZoom: (factor: number, around: readonly [number, number]) => void
  /** One finger or the wheel crossed the map, which scrolls the page. */
  readonly onPassing: (hint: "hint" | "wheelHint") => void
}

/** Pixels by which a pointer may move during a click. */
const dragThresholdPx = 4

/**
 * A mouse, two fingers, Ctrl with the wheel or a double click move or zoom the map, and one finger scrolls the page;
 * React's own listeners cannot keep the browser from zooming the page.
 */
export const useGestures = (target: RefObject<HTMLElement | null>, gestures: Gestures): void => {
  const latestGestures = useRef(gestures)
  latestGestures.current = gestures
  useEffect(() => {
    const element = target.current
    if (!element) return
    const center = () => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [left + width / 2, top + height / 2] as const
    }
    const zoom = ({ clientX, clientY }: MouseEvent, factor: number) => {
      const [x, y] = center()
      latestGestures.current.onZoom(factor, [clientX - x, clientY - y])
    }
    let drag: { x: number; y: number; isDragging: boolean; id: number } | null = null
    const onPointerDown = (event: PointerEvent) => {
      if (event.pointerType === "touch" || event.button !== 0) return
      drag = { x: event.clientX, y: event.clientY, isDragging: false, id: event.pointerId }
    }
    const onPointerMove = (event: PointerEvent) => {
      if (!drag || event.pointerId !== drag.id) return
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y]
      if (!drag.isDragging && Math.hypot(dx, dy) < dragThresholdPx) return
      if (!drag.isDragging) element.setPointerCapture(event.pointerId)
      drag = { x: event.clientX, y: event.clientY, isDragging: true, id: event.pointerId }
      latestGestures.current.onMove(-dx, -dy)
    }
    const endDrag = () => {
      drag = null
    }
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return latestGestures.current.onPassing("wheelHint")
      event.preventDefault()
      zoom(event, Math.exp(event.deltaY / 200))
    }
    const onDoubleClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element && event.target.closest("button"))) zoom(event, 0.5)
    }
    let fingers: { x: number; y: number; apart: number } | null = null
    const fingersOf = ({ touches: [a, b] }: TouchEvent) =>
      a && b
        ? {
            x: (a.clientX + b.clientX) / 2,
            y: (a.clientY + b.clientY) / 2,
            apart: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)),
          }
        : null
    const onTouch = (event: TouchEvent) => {
      fingers = fingersOf(event)
    }
    const onTouchMove = (event: TouchEvent) => {
      const current = fingersOf(event)
      if (!current) return latestGestures.current.onPassing("hint")
      // A page that one finger scrolls already cannot be stopped; the map follows all the same.
      if (event.cancelable) event.preventDefault()
      if (fingers) {
        const [x, y] = center()
        latestGestures.current.onMove(fingers.x - current.x, fingers.y - current.y)
        latestGestures.current.onZoom(fingers.apart / current.apart, [current.x - x, current.y - y])
      }
      fingers = current
    }
    const nonPassive = { passive: false }
    element.addEventListener("pointerdown", onPointerDown)
    element.addEventListener("pointermove", onPointerMove)
    element.addEventListener("pointerup", endDrag)
    element.addEventListener("pointercancel", endDrag)
    element.addEventListener("wheel", onWheel, nonPassive)
    element.addEventListener("dblclick", onDoubleClick)
    element.addEventListener("touchstart", onTouch, { passive: true })
    element.addEventListener("touchmove", onTouchMove, nonPassive)
    element.addEventListener("touchend", onTouch)
    return () => {
      element.removeEventListener("pointerdown", onPointerDown)
      element.removeEventListener("pointermove", onPointerMove)
      element.removeEventListener("pointerup", endDrag)
      element.removeEventListener("pointercancel", endDrag)
      element.removeEventListener("wheel", onWheel)
      element.removeEventListener("dblclick", onDoubleClick)
      element.removeEventListener("touchstart", onTouch)
      element.removeEventListener("touchmove", onTouchMove)
      element.removeEventListener("touchend", onTouch)
    }
  }, [target])
}
