import { type RefObject, useEffect, useRef } from "react"

export type Gestures = {
  /** By so many pixels. */
  readonly onMove: (dx: number, dy: number) => void
  /** By a factor, around a point so many pixels from the middle. */
  readonly onZoom: (factor: number, around: readonly [number, number]) => void
  /** One finger or the wheel went over the map: they scroll the page. */
  readonly onPassing: (hint: "hint" | "wheelHint") => void
}

/** Pixels that a pointer may tremble by and still mean a click. */
const tremor = 4

/**
 * A mouse drags the map; two fingers move and pinch it, and one scrolls the page; the wheel zooms with Ctrl, as a trackpad's pinch
 * does, and so does a double click. Listeners of React's own could not keep the browser from zooming the page.
 */
export const useGestures = (target: RefObject<HTMLElement | null>, gestures: Gestures): void => {
  const latest = useRef(gestures)
  latest.current = gestures
  useEffect(() => {
    const element = target.current
    if (!element) return
    const middle = () => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [left + width / 2, top + height / 2] as const
    }
    const zoom = ({ clientX, clientY }: MouseEvent, factor: number) => {
      const [x, y] = middle()
      latest.current.onZoom(factor, [clientX - x, clientY - y])
    }
    let from: { x: number; y: number; isDragging: boolean; id: number } | null = null
    const down = (event: PointerEvent) => {
      if (event.pointerType === "touch" || event.button !== 0) return
      from = { x: event.clientX, y: event.clientY, isDragging: false, id: event.pointerId }
    }
    const move = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
      if (!from.isDragging && Math.hypot(dx, dy) < tremor) return
      if (!from.isDragging) element.setPointerCapture(event.pointerId)
      from = { x: event.clientX, y: event.clientY, isDragging: true, id: event.pointerId }
      latest.current.onMove(-dx, -dy)
    }
    const up = () => {
      from = null
    }
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return latest.current.onPassing("wheelHint")
      event.preventDefault()
      zoom(event, Math.exp(event.deltaY / 200))
    }
    const double = (event: MouseEvent) => {
      if (!(event.target instanceof Element && event.target.closest("button"))) zoom(event, 0.5)
    }
    let fingers: { x: number; y: number; apart: number } | null = null
    const pair = ({ touches: [a, b] }: TouchEvent) =>
      a && b
        ? {
            x: (a.clientX + b.clientX) / 2,
            y: (a.clientY + b.clientY) / 2,
            apart: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)),
          }
        : null
    const touch = (event: TouchEvent) => {
      fingers = pair(event)
    }
    const slide = (event: TouchEvent) => {
      const now = pair(event)
      if (!now) return latest.current.onPassing("hint")
      // A page that one finger scrolls already cannot be held any more: the map follows all the same.
      if (event.cancelable) event.preventDefault()
      if (fingers) {
        const [x, y] = middle()
        latest.current.onMove(fingers.x - now.x, fingers.y - now.y)
        latest.current.onZoom(fingers.apart / now.apart, [now.x - x, now.y - y])
      }
      fingers = now
    }
    const active = { passive: false }
    element.addEventListener("pointerdown", down)
    element.addEventListener("pointermove", move)
    element.addEventListener("pointerup", up)
    element.addEventListener("pointercancel", up)
    element.addEventListener("wheel", wheel, active)
    element.addEventListener("dblclick", double)
    element.addEventListener("touchstart", touch, { passive: true })
    element.addEventListener("touchmove", slide, active)
    element.addEventListener("touchend", touch)
    return () => {
      element.removeEventListener("pointerdown", down)
      element.removeEventListener("pointermove", move)
      element.removeEventListener("pointerup", up)
      element.removeEventListener("pointercancel", up)
      element.removeEventListener("wheel", wheel)
      element.removeEventListener("dblclick", double)
      element.removeEventListener("touchstart", touch)
      element.removeEventListener("touchmove", slide)
      element.removeEventListener("touchend", touch)
    }
  }, [target])
}
