import Panzoom, { type PanzoomObject } from "@panzoom/panzoom"
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from "react"
import { darkSource } from "../../../base/Drawing/Drawing.tsx"
import { ViewerDialog } from "../../../base/ViewerDialog/ViewerDialog.tsx"
import type { PlanData } from "../plan.data.ts"
import * as styles from "./PlanViewer.module.css"

export type PlanViewerProps = {
  readonly drawing: NonNullable<PlanData["drawing"]>
  readonly onClose: () => void
}

const panStepPx = 60

/** Milliseconds and pixels within which two taps are a double tap. */
const doubleTap = { time: 300, distance: 30 }

/** The floor plan with zoom by buttons, keys, fingers or the wheel. */
export const PlanViewer = ({ drawing: { src, alt, viewer }, onClose }: PlanViewerProps) => {
  const image = useRef<HTMLImageElement>(null)
  const panzoom = useRef<PanzoomObject>(null)
  const [scale, setScale] = useState(1)
  const lastTap = useRef({ at: 0, x: 0, y: 0 })

  useLayoutEffect(() => {
    const element = image.current
    const frame = element?.parentElement
    if (!element || !frame) return
    const animate = !matchMedia("(prefers-reduced-motion: reduce)").matches
    const instance = Panzoom(element, { minScale: 1, maxScale: 6, step: 0.4, animate, canvas: true, cursor: "grab" })
    panzoom.current = instance
    const updateScale = () => setScale(instance.getScale())
    element.addEventListener("panzoomchange", updateScale)
    frame.addEventListener("wheel", instance.zoomWithWheel, { passive: false })
    return () => {
      element.removeEventListener("panzoomchange", updateScale)
      frame.removeEventListener("wheel", instance.zoomWithWheel)
      instance.destroy()
    }
  }, [])

  const zoomIn = () => panzoom.current?.zoomIn()
  const zoomOut = () => panzoom.current?.zoomOut()
  const resetZoom = () => panzoom.current?.reset()
  const move = (x: number, y: number) => panzoom.current?.pan(x, y, { relative: true })

  const onKeyDown = (event: KeyboardEvent) => {
    const action = {
      "+": zoomIn,
      "=": zoomIn,
      "-": zoomOut,
      "0": resetZoom,
      ArrowLeft: () => move(panStepPx, 0),
      ArrowRight: () => move(-panStepPx, 0),
      ArrowUp: () => move(0, panStepPx),
      ArrowDown: () => move(0, -panStepPx),
    }[event.key]
    if (!action || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    action()
  }

  const onTap = ({ timeStamp, clientX, clientY }: PointerEvent) => {
    const { at, x, y } = lastTap.current
    const isDouble = timeStamp - at < doubleTap.time && Math.hypot(clientX - x, clientY - y) < doubleTap.distance
    lastTap.current = { at: isDouble ? 0 : timeStamp, x: clientX, y: clientY }
    if (!isDouble) return
    if (scale > 1) resetZoom()
    else panzoom.current?.zoomToPoint(2.5, { clientX, clientY })
  }

  return (
    <ViewerDialog label={viewer.label} close={viewer.close} onClose={onClose} onKeyDown={onKeyDown}>
      <picture className={styles.frame} onPointerUp={onTap}>
        {darkSource(src)}
        <img ref={image} src={src} alt={alt} />
      </picture>
      <div className={styles.bar}>
        <button type="button" onClick={zoomOut}>
          {viewer.smaller}
        </button>
        <button type="button" onClick={zoomIn}>
          {viewer.larger}
        </button>
        <button type="button" onClick={resetZoom}>
          {viewer.whole}
        </button>
        <output className={styles.scale}>{Math.round(scale * 100)}&nbsp;%</output>
        <p className={styles.keys}>{viewer.keys}</p>
      </div>
    </ViewerDialog>
  )
}
