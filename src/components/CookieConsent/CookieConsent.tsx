import { type ComponentType, useEffect, useState } from "react"
import { type Consent, choose, closeSettings, useConsent } from "../../browser/consent.ts"
import { leaveWithdrawn } from "../../browser/page-views.ts"
import type { ConsentQuestion } from "../../build/consent.ts"
import { ErrorBoundary } from "../ErrorBoundary/ErrorBoundary.tsx"
import type { ConsentFormProps } from "./ConsentForm.tsx"

export type CookieConsentProps = { readonly question: ConsentQuestion }

const form = () =>
  import(/* webpackChunkName: "consent-form" */ "./ConsentForm.tsx").then(({ ConsentForm }) => ConsentForm)

const Question = ({ question }: CookieConsentProps) => {
  const { consent, opener, occasion } = useConsent()
  const [Form, setForm] = useState<ComponentType<ConsentFormProps>>()
  const isOpened = opener !== null
  const isAsked = consent === null || isOpened

  // biome-ignore lint/correctness/useExhaustiveDependencies: each occasion is one to ask for a form that has not come
  useEffect(() => {
    if (!isAsked || Form) return
    const loaded = form().then((component) => setForm(() => component))
    // Unasked, it may stay away: nothing is loaded without it, and the next page asks. Whoever opened it must see it fail.
    if (!isOpened) loaded.catch(() => {})
  }, [isAsked, isOpened, occasion, Form])

  if (!isAsked || !Form) return null

  const onChoose = (chosen: Consent) => {
    choose(chosen)
    if (isOpened) closeSettings()
    // The panel goes, and with it what had the focus: it starts again where a new page does.
    else document.getElementById("gatsby-focus-wrapper")?.focus({ preventScroll: true })
    void leaveWithdrawn()
  }
  return (
    <Form
      key={isOpened ? "settings" : "question"}
      question={question}
      consent={consent ?? null}
      onChoose={onChoose}
      onClose={isOpened ? closeSettings : undefined}
    />
  )
}

/**
 * Asks a visitor who has not chosen yet, and one who opens the settings; everybody else's page loads nothing for it. What
 * goes wrong in it (an old browser has no dialogs) leaves the page as it is.
 */
export const CookieConsent = ({ question }: CookieConsentProps) => (
  <ErrorBoundary fallback={null}>
    <Question question={question} />
  </ErrorBoundary>
)
