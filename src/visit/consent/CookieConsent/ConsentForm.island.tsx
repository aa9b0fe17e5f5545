import { Link } from "gatsby"
import { type FormEvent, useEffect, useId, useRef, useState } from "react"
import type { Consent } from "../../../browser/tracking/consent.ts"
import { questionHeight } from "../../../browser/tracking/question-height.ts"
import type { ConsentQuestion } from "../consent.data.ts"
import * as styles from "./ConsentForm.module.css"
import * as control from "./CookieSettingsControl.module.css"

export type ConsentFormProps = {
  readonly question: ConsentQuestion
  /** The present choice, or null. */
  readonly consent: Consent | null
  readonly onChoose: (consent: Consent) => void
  /** Given if the visitor opened the form: it is a dialog then and can be closed without a choice. */
  readonly onClose: (() => void) | undefined
}

const fullConsent: Consent = { statistics: true, marketing: true }
const noConsent: Consent = { statistics: false, marketing: false }

/**
 * Reserves the foot of the window for the panel, so that the focused element and the end of the page scroll clear of
 * it.
 */
const usePanelPadding = (isPanel: boolean) => {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isPanel || !panel.current) return
    const { documentElement: root, body } = document
    const setBottomPadding = (height: string) => {
      questionHeight.set(height)
      const total = height && `(${height} + var(--offer, 0px))`
      // Adds room for the focus ring.
      root.style.scrollPaddingBottom = total && `calc(${total} + 8px)`
      body.style.paddingBottom = total && `calc${total}`
    }
    const observer = new ResizeObserver(([entry]) => setBottomPadding(`${entry?.borderBoxSize[0]?.blockSize ?? 0}px`))
    observer.observe(panel.current)
    return () => {
      observer.disconnect()
      setBottomPadding("")
    }
  }, [isPanel])
  return panel
}

/** Asks for consent in a panel that leaves the page usable, or in a dialog if the visitor opened the settings. */
export const ConsentForm = ({ question, consent, onChoose, onClose }: ConsentFormProps) => {
  const id = useId()
  const panel = usePanelPadding(onClose === undefined)
  const dialog = useRef<HTMLDialogElement>(null)
  const [selection, setSelection] = useState(consent ?? noConsent)
  const [isUnfolded, setUnfolded] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])

  // Closes the dialog first, because nothing outside an open dialog can get the focus.
  const submitConsent = (choice: Consent) => {
    dialog.current?.close()
    onChoose(choice)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    submitConsent(selection)
  }

  const form = (
    <form
      aria-labelledby={`${id}heading`}
      className={styles.form}
      data-unfolded={isUnfolded || undefined}
      onSubmit={onSubmit}
    >
      <div className={styles.question}>
        <h2 id={`${id}heading`}>{question.heading}</h2>
        <p id={`${id}lead`}>
          {question.lead} <span className={styles.change}>{question.change} </span>
          <Link to={question.privacy.path}>{question.privacy.name}</Link>
        </p>
        <details className={styles.use} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
          <summary>{question.use}</summary>
        </details>
      </div>
      <div className={styles.purposes}>
        {question.purposes.map(({ name, label, text }) => (
          <div key={name} className={styles.purpose}>
            <input
              type="checkbox"
              id={id + name}
              name={name}
              checked={selection[name]}
              onChange={({ currentTarget: { checked } }) => setSelection({ ...selection, [name]: checked })}
              aria-describedby={`${id}${name}text`}
            />
            <label htmlFor={id + name}>{label}</label>
            <p id={`${id}${name}text`}>{text}</p>
          </div>
        ))}
      </div>
      <div className={styles.answers}>
        <button type="button" onClick={() => submitConsent(fullConsent)}>
          {question.acceptAll}
        </button>
        <button type="button" onClick={() => submitConsent(noConsent)}>
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
