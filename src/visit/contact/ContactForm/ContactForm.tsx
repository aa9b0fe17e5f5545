import { Suspense, useCallback, useEffect, useRef, useState } from "react"
import { RetryNotice } from "../../../base/RetryNotice/RetryNotice.tsx"
import { holdSubmitUntilOnline, hydrateOnDemand, onInteraction } from "../../../browser/hydration/lazy-hydration.ts"
import type { ContactFormData } from "../contact-form.data.ts"

export type ContactFormProps = { readonly form: ContactFormData }

const { hydrate, island } = hydrateOnDemand(
  () => import(/* webpackChunkName: "part---contact-form" */ "./LiveContactForm.island.tsx"),
)
const Live = island(({ LiveContactForm }) => LiveContactForm)

/**
 * Loads the code of a form that has no HTML: on a page that React has drawn, or after an update during hydration, which
 * makes React discard the HTML.
 */
const MissingForm = ({ onMissing }: { readonly onMissing: () => void }) => {
  useEffect(onMissing, [onMissing])
  return null
}

/**
 * A form that the browser can send, and that its code sends without leaving the page; it renders once, because React
 * would discard what was typed before hydration.
 */
export const ContactForm = ({ form }: ContactFormProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [isMissing, setMissing] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  /** Whether the form is hydrated, and whether the visitor has sent it before that. */
  const state = useRef({ isLive: false, isSent: false })
  const call = useCallback(() => {
    setMissing(false)
    hydrate().catch(() => {
      const form = place.current?.querySelector("form")
      setMissing(!form)
      if (!state.current.isSent) return
      // The code is missing, so the browser sends the form.
      state.current = { isLive: true, isSent: false }
      form?.requestSubmit()
      state.current.isLive = false
    })
  }, [])
  useEffect(
    () =>
      onInteraction((event) => {
        if (!place.current?.contains(event.target as Node)) return
        if (event.type === "submit" && !state.current.isLive) {
          event.preventDefault()
          state.current.isSent = true
        }
        call()
      }),
    [call],
  )
  useEffect(() => holdSubmitUntilOnline(() => setWaiting(true)), [])
  const [live] = useState(
    <Suspense fallback={<MissingForm onMissing={call} />}>
      <Live
        form={form}
        onLive={() => {
          const { isSent } = state.current
          state.current = { isLive: true, isSent: false }
          if (isSent) place.current?.querySelector("form")?.requestSubmit()
        }}
      />
    </Suspense>,
  )
  return (
    <div ref={place} data-island="part---contact-form">
      {isMissing && <RetryNotice text={form.words.notLoaded} retry={form.words.retry} onRetry={call} />}
      {live}
      {isWaiting && (
        <p role="alert" className="note">
          {form.words.waiting.network}
        </p>
      )}
    </div>
  )
}
