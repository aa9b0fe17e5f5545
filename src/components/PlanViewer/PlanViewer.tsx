import Panzoom, { type PanzoomObject } from "@panzoom/panzoom"
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from "react"
import type { PlanData } from "../../build/pages/property.ts"
import { ViewerDialog } from "../ViewerDialog/ViewerDialog.tsx"
import * as styles from "./PlanViewer.module.css"

export type PlanViewerProps = {
  readonly drawing: NonNullable<PlanData["drawing"]>
  readonly onClose: () => void
}

const step = 60

/** Two taps are one where they come within this many milliseconds and pixels. */
const doubleTap = { time: 300, distance: 30 }

/** The floor plan, to look at closely: by buttons, keys, fingers or the wheel. */
export const PlanViewer = ({ drawing: { src, alt, viewer }, onClose }: PlanViewerProps) => {
  const image = useRef<HTMLImageElement>(null)
  const panzoom = useRef<PanzoomObject>(null)
  const [scale, setScale] = useState(1)
  const tap = useRef({ at: 0, x: 0, y: 0 })

  useLayoutEffect(() => {
    const element = image.current
    const frame = element?.parentElement
    if (!element || !frame) return
    const animate = !matchMedia("(prefers-reduced-motion: reduce)").matches
    const made = Panzoom(element, { minScale: 1, maxScale: 6, step: 0.4, animate, canvas: true, cursor: "grab" })
    panzoom.current = made
    const follow = () => setScale(made.getScale())
    element.addEventListener("panzoomchange", follow)
    frame.addEventListener("wheel", made.zoomWithWheel, { passive: false })
    return () => {
      element.removeEventListener("panzoomchange", follow)
      frame.removeEventListener("wheel", made.zoomWithWheel)
      made.destroy()
    }
  }, [])

  const larger = () => panzoom.current?.zoomIn()
  const smaller = () => panzoom.current?.zoomOut()
  const whole = () => panzoom.current?.reset()
  const move = (x: number, y: number) => panzoom.current?.pan(x, y, { relative: true })

  const byKey = (event: KeyboardEvent) => {
    const act = {
      "+": larger,
      "=": larger,
      "-": smaller,
      "0": whole,
      ArrowLeft: () => move(step, 0),
      ArrowRight: () => move(-step, 0),
      ArrowUp: () => move(0, step),
      ArrowDown: () => move(0, -step),
    }[event.key]
    if (!act || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    act()
  }

  const byTap = ({ timeStamp, clientX, clientY }: PointerEvent) => {
    const { at, x, y } = tap.current
    const isDouble = timeStamp - at < doubleTap.time && Math.hypot(clientX - x, clientY - y) < doubleTap.distance
    tap.current = { at: isDouble ? 0 : timeStamp, x: clientX, y: clientY }
    if (!isDouble) return
    if (scale > 1) whole()
    else panzoom.current?.zoomToPoint(2.5, { clientX, clientY })
  }

  return (
    <ViewerDialog label={viewer.label} close={viewer.close} onClose={onClose} onKeyDown={byKey}>
      <div className={styles.frame} onPointerUp={byTap}>
        <img ref={image} src={src} alt={alt} />
      </div>
      <div className={styles.bar}>
        <button type="button" onClick={smaller}>
          {viewer.smaller}
        </button>
        <button type="button" onClick={larger}>
          {viewer.larger}
        </button>
        <button type="button" onClick={whole}>
          {viewer.whole}
        </button>
        <output className={styles.scale}>{Math.round(scale * 100)}&nbsp;%</output>
        <p className={styles.keys}>{viewer.keys}</p>
      </div>
    </ViewerDialog>
  )
}
