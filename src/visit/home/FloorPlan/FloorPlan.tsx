import { useRef, useState } from "react"
import { Drawing } from "../../../base/Drawing/Drawing.tsx"
import { useOnIntent } from "../../../browser/navigation/use-on-intent.ts"
import type { PlanData } from "../plan.data.ts"
import * as styles from "./FloorPlan.module.css"

export type FloorPlanProps = { readonly plan: PlanData }

const loadViewer = () =>
  import(/* webpackChunkName: "plan-viewer" */ "../PlanViewer/PlanViewer.island.tsx").then(
    ({ PlanViewer }) => PlanViewer,
  )

const Plan = ({ drawing }: { readonly drawing: NonNullable<PlanData["drawing"]> }) => {
  const { src, alt, width, height, note, full, opener, roomsLabel, rooms } = drawing
  const [isOpen, setOpen] = useState(false)
  const { component: Viewer, prefetch, need } = useOnIntent(loadViewer)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <figure className={styles.plan} onPointerEnter={prefetch} onFocus={prefetch}>
      <Drawing src={src} alt={alt} width={width} height={height} loading="lazy" />
      <figcaption>
        <p>
          {roomsLabel} {rooms.join(", ")}. {note}
        </p>
        <button
          ref={button}
          type="button"
          className={`button quiet ${styles.open}`}
          aria-haspopup="dialog"
          onClick={() => {
            setOpen(true)
            need()
          }}
        >
          {opener}
        </button>{" "}
        <a className={styles.file} href={src}>
          {full}
        </a>
      </figcaption>
      {Viewer && isOpen && (
        <Viewer
          drawing={drawing}
          onClose={() => {
            setOpen(false)
            button.current?.focus()
          }}
        />
      )}
    </figure>
  )
}

/** Keeps the section without a plan, to report that there is none. */
export const FloorPlan = ({ plan: { heading, none, drawing } }: FloorPlanProps) => (
  <section id="plan" className={styles.section}>
    <h2>{heading}</h2>
    {drawing ? <Plan drawing={drawing} /> : <p>{none}</p>}
  </section>
)
