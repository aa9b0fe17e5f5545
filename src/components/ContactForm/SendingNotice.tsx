import { navigate } from "gatsby"
import { useSyncExternalStore } from "react"
import { createRoot } from "react-dom/client"
import { followSendings, forgetSending, isUnderWay, sendingFrom } from "../../browser/contact-sendings.ts"
import type { ContactFormData } from "../../build/contact-form.ts"
import * as styles from "./ContactForm.module.css"

type SendingNoticeProps = { readonly form: ContactFormData }

/** Tells, on the other pages of the site, of a request whose form the visitor has left. */
const SendingNotice = ({ form: { page, language, words } }: SendingNoticeProps) => {
  const sending = useSyncExternalStore(followSendings, () => sendingFrom(page))
  if (!sending) return null
  const { waiting, outcome } = sending
  const next = outcome && "next" in outcome ? outcome.next : null
  const failure = outcome && "failure" in outcome ? outcome.failure : "refused"
  const said = next ? words.arrived : outcome ? words.failed[failure] : waiting ? words.waiting[waiting] : words.sending
  return (
    <section lang={language} aria-label={words.notice} className={`${styles.notice} screen-only`}>
      <p role="status">{said}</p>
      <p className="actions">
        {next ? (
          <a href={next}>{words.onward}</a>
        ) : (
          <a
            href={page}
            onClick={(event) => {
              // What is written is kept in this window alone.
              event.preventDefault()
              void navigate(page)
            }}
          >
            {words.toForm}
          </a>
        )}
        {outcome && (
          <button type="button" className="button quiet small" onClick={() => forgetSending(page)}>
            {words.close}
          </button>
        )}
      </p>
    </section>
  )
}

const ends = new Map<string, () => void>()

/**
 * Takes the notice about a form's request away, now that the form tells of it.
 * @returns what puts it there when the form is left
 */
export const noticeOf = (form: ContactFormData): (() => void) => {
  ends.get(form.page)?.()
  return () => {
    if (!isUnderWay(sendingFrom(form.page))) return forgetSending(form.page)
    // Gatsby draws nothing outside of its own part of the page.
    const place = document.body.appendChild(document.createElement("div"))
    place.className = styles.notices ?? ""
    const root = createRoot(place)
    root.render(<SendingNotice form={form} />)
    ends.set(form.page, () => {
      ends.delete(form.page)
      place.remove()
      root.unmount()
    })
  }
}
