import { navigate } from "gatsby"
import { createRoot } from "react-dom/client"
import { deliveryFrom, forgetDelivery, isUnderWay, useDelivery } from "../../../browser/contact/contact-deliveries.ts"
import type { ContactFormData } from "../contact-form.data.ts"
import * as styles from "./ContactForm.module.css"

type DeliveryNoticeProps = { readonly form: ContactFormData }

/** Reports a request on the other pages of the site, after the visitor has left its form. */
const DeliveryNotice = ({ form: { page, language, words } }: DeliveryNoticeProps) => {
  const delivery = useDelivery(page)
  if (!delivery) return null
  const { waiting, outcome } = delivery
  const next = outcome && "next" in outcome ? outcome.next : null
  const failure = outcome && "failure" in outcome ? outcome.failure : "refused"
  const statusText = next
    ? words.arrived
    : outcome
      ? words.failed[failure]
      : waiting
        ? words.waiting[waiting]
        : words.sending
  return (
    <section lang={language} aria-label={words.notice} className={`${styles.notice} screen-only`}>
      <p role="status">{statusText}</p>
      <p className="actions">
        {next ? (
          <a href={next}>{words.onward}</a>
        ) : (
          <a
            href={page}
            onClick={(event) => {
              // A full navigation would lose the typed text, which only this window has.
              event.preventDefault()
              void navigate(page)
            }}
          >
            {words.toForm}
          </a>
        )}
        {outcome && (
          <button type="button" className="button quiet small" onClick={() => forgetDelivery(page)}>
            {words.close}
          </button>
        )}
      </p>
    </section>
  )
}

const noticeRemovers = new Map<string, () => void>()

/**
 * Removes the notice about a form's request, because the form reports it now.
 * @returns a function that shows the notice when the form is left
 */
export const noticeOf = (form: ContactFormData): (() => void) => {
  noticeRemovers.get(form.page)?.()
  return () => {
    if (!isUnderWay(deliveryFrom(form.page))) return forgetDelivery(form.page)
    // A separate root, because Gatsby renders nothing outside its wrapper element.
    const container = document.body.appendChild(document.createElement("div"))
    container.className = styles.notices ?? ""
    const root = createRoot(container)
    root.render(<DeliveryNotice form={form} />)
    noticeRemovers.set(form.page, () => {
      noticeRemovers.delete(form.page)
      container.remove()
      // The form calls this in an effect, where React cannot unmount another root.
      queueMicrotask(() => root.unmount())
    })
  }
}
