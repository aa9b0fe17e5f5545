import type { HitasTimeline as HitasTimelineData } from "../hitas.data.ts"
import * as styles from "./HitasTimeline.module.css"

export type HitasTimelineProps = { readonly timeline: HitasTimelineData }

/** Draws the end of price control along the years; the text alone is complete. */
export const HitasTimeline = ({ timeline }: HitasTimelineProps) => (
  <figure className={styles.timeline}>
    <figcaption>{timeline.heading}</figcaption>
    <ul>
      {timeline.cases.map(({ name, before, turn, after, turnsAfter }) => (
        <li key={name}>
          <strong>{name}</strong>
          <div className={turnsAfter === "2 years" ? styles.short : styles.long}>
            <span>{before}</span> <span>{turn}</span> <span>{after}</span>
          </div>
        </li>
      ))}
    </ul>
  </figure>
)
