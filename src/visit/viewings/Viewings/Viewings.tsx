import type { CSSProperties } from "react"
import { useTimeAt } from "../../../browser/clock.ts"
import { chooseTopic } from "../../../browser/contact/form-filling.ts"
import { BookLink } from "../BookLink/BookLink.tsx"
import type { ViewingData, ViewingsData } from "../viewings.data.ts"
import * as styles from "./Viewings.module.css"

export type ViewingsProps = { readonly viewings: ViewingsData }

type ViewingProps = {
  readonly viewing: ViewingData
  readonly now: number | undefined
  readonly texts: Pick<ViewingsData, "add" | "signUp" | "on" | "over">
}

/** Always one line for the time and one for its actions, so that hydration moves nothing. */
const ViewingItem = ({ viewing, now, texts }: ViewingProps) => {
  const [begins, ends] = [Date.parse(viewing.start), Date.parse(viewing.end)]
  const isOver = now !== undefined && ends <= now
  return (
    <li className={isOver ? styles.over : undefined}>
      <span>
        {`${viewing.day} `}
        <span className={styles.time}>{viewing.time}</span>
      </span>{" "}
      {now === undefined || now < begins ? (
        <span className={styles.actions}>
          {/* biome-ignore lint/a11y/useValidAnchor: it leads to the form, where the choice is made on the way */}
          <a
            href="#contact"
            aria-label={`${texts.signUp}: ${viewing.day} ${viewing.time}`}
            onClick={() => chooseTopic("sign-up", viewing.start)}
          >
            {texts.signUp}
          </a>{" "}
          <a href={viewing.calendar} aria-label={viewing.name}>
            {texts.add}
          </a>
        </span>
      ) : (
        <strong>{isOver ? texts.over : texts.on}</strong>
      )}
    </li>
  )
}

/** Hides viewings that are over by the visitor's clock, because the page may be old. */
export const Viewings = ({ viewings }: ViewingsProps) => {
  const { times, booking } = viewings
  const moments = times.flatMap(({ start, end }) => [Date.parse(start), Date.parse(end)])
  const now = useTimeAt(moments)
  const hasUpcoming = times.some(({ end }) => now === undefined || now < Date.parse(end))
  return (
    <section className={styles.viewings} aria-labelledby="viewings" data-live={Math.min(...moments)}>
      <h2 id="viewings">{viewings.heading}</h2>
      {hasUpcoming ? (
        <ul>
          {times.map((viewing) => (
            <ViewingItem key={viewing.start} viewing={viewing} now={now} texts={viewings} />
          ))}
        </ul>
      ) : (
        // As high as the list that it replaces.
        <p className={styles.none} style={{ "--times": times.length } as CSSProperties}>
          {viewings.none}
        </p>
      )}
      {booking && (
        <>
          <p>
            <BookLink booking={booking} times={times} />
          </p>
          <p>
            {`${booking.text} `}
            {booking.private && (
              // biome-ignore lint/a11y/useValidAnchor: it leads to the form, where the choice is made on the way
              <a href="#contact" onClick={() => chooseTopic("viewing")}>
                {booking.private}
              </a>
            )}
          </p>
        </>
      )}
    </section>
  )
}
