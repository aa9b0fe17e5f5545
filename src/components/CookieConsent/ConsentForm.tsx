import { Link } from "gatsby"
import { type FormEvent, useEffect, useId, useRef, useState } from "react"
import type { Consent } from "../../browser/consent.ts"
import type { ConsentQuestion } from "../../build/consent.ts"
import * as styles from "./ConsentForm.module.css"
import * as control from "./CookieSettingsControl.module.css"

export type ConsentFormProps = {
  readonly question: ConsentQuestion
  /** The present choice, null where there is none. */
  readonly consent: Consent | null
  readonly onChoose: (consent: Consent) => void
  /** Given where the visitor opened the form and may leave it without choosing: it is a dialog then. */
  readonly onClose: (() => void) | undefined
}

const all: Consent = { statistics: true, marketing: true }
const none: Consent = { statistics: false, marketing: false }

/** Keeps the foot of the window free for the panel: what has the focus scrolls clear of it, and so can the end of the page. */
const usePlaceForPanel = (isPanel: boolean) => {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isPanel || !panel.current) return
    const { documentElement: root, body } = document
    const reserve = (height: string) => {
      // A focus ring is clear of the panel too.
      root.style.scrollPaddingBottom = height && `calc(${height} + 8px)`
      body.style.paddingBottom = height
    }
    const observer = new ResizeObserver(([entry]) => reserve(`${entry?.borderBoxSize[0]?.blockSize ?? 0}px`))
    observer.observe(panel.current)
    return () => {
      observer.disconnect()
      reserve("")
    }
  }, [isPanel])
  return panel
}

/** Asks for consent: in a panel that leaves the page readable and usable, or in a dialog where the visitor has opened it. */
export const ConsentForm = ({ question, consent, onChoose, onClose }: ConsentFormProps) => {
  const id = useId()
  const panel = usePlaceForPanel(onClose === undefined)
  const dialog = useRef<HTMLDialogElement>(null)
  const [ticked, setTicked] = useState(consent ?? none)
  useEffect(() => dialog.current?.showModal(), [])

  // Closed before anything else: while it is open, nothing outside of it can have the focus.
  const answer = (chosen: Consent) => {
    dialog.current?.close()
    onChoose(chosen)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    answer(ticked)
  }

  const form = (
    <form aria-labelledby={`${id}heading`} className={styles.form} onSubmit={onSubmit}>
      <div className={styles.question}>
        <h2 id={`${id}heading`}>{question.heading}</h2>
        <p id={`${id}lead`}>
          {question.lead} <Link to={question.privacy.path}>{question.privacy.name}</Link>
        </p>
      </div>
      <div className={styles.purposes}>
        {question.purposes.map(({ name, label, text }) => (
          <div key={name} className={styles.purpose}>
            <input
              type="checkbox"
              id={id + name}
              name={name}
              checked={ticked[name]}
              onChange={({ currentTarget: { checked } }) => setTicked({ ...ticked, [name]: checked })}
              aria-describedby={`${id}${name}text`}
            />
            <label htmlFor={id + name}>{label}</label>
            <p id={`${id}${name}text`}>{text}</p>
          </div>
        ))}
      </div>
      <div className={styles.answers}>
        <button type="button" onClick={() => answer(all)}>
          {question.acceptAll}
        </button>
        <button type="button" onClick={() => answer(none)}>
          {question.onlyNecessary}
        </button>
        <button type="submit">{question.save}</button>
        {onClose && (
          <button
            type="button"
            className={`${styles.settings} ${control.settings}`}
            onClick={() => dialog.current?.close()}
          >
            {question.close}
          </button>
        )}
      </div>
    </form>
  )

  return onClose ? (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}heading`}
      aria-describedby={`${id}lead`}
      onClose={onClose}
    >
      {form}
    </dialog>
  ) : (
    <section ref={panel} className={styles.panel} aria-labelledby={`${id}heading`}>
      {form}
    </section>
  )
}
