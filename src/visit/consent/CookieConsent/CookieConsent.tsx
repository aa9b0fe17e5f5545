import { type ComponentType, useEffect, useState } from "react"
import { ErrorBoundary } from "../../../base/ErrorBoundary/ErrorBoundary.tsx"
import { type Consent, choose, closeSettings, useConsent } from "../../../browser/tracking/consent.ts"
import { leaveWithdrawn } from "../../../browser/tracking/page-views.ts"
import type { ConsentQuestion } from "../consent.data.ts"
import type { ConsentFormProps } from "./ConsentForm.island.tsx"

export type CookieConsentProps = { readonly question: ConsentQuestion }

const loadForm = () =>
  import(/* webpackChunkName: "consent-form" */ "./ConsentForm.island.tsx").then(({ ConsentForm }) => ConsentForm)

const Question = ({ question }: CookieConsentProps) => {
  const { consent, opener, occasion } = useConsent()
  const [Form, setForm] = useState<ComponentType<ConsentFormProps>>()
  const isOpened = opener !== null
  const isOpen = consent === null || isOpened

  // biome-ignore lint/correctness/useExhaustiveDependencies: each occasion retries a form that failed to load
  useEffect(() => {
    if (!isOpen || Form) return
    const loading = loadForm().then((component) => setForm(() => component))
    // The unopened panel may fail silently, because trackers need a consent and the next page asks again; a dialog that
    // the visitor opened must show its failure.
    if (!isOpened) loading.catch(() => {})
  }, [isOpen, isOpened, occasion, Form])

  if (!isOpen || !Form) return null

  const onChoose = (choice: Consent) => {
    choose(choice)
    if (isOpened) closeSettings()
    // The panel disappears with the focus, which starts again at the top of the page.
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
 * Loads code only for visitors who have not chosen or open the settings; errors, such as a missing dialog element in
 * old browsers, leave the page unchanged.
 */
export const CookieConsent = ({ question }: CookieConsentProps) => (
  <ErrorBoundary fallback={null}>
    <Question question={question} />
  </ErrorBoundary>
)
