import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import {
  deliveryFrom,
  draftOf,
  isUnderWay,
  startDelivery,
  storeDraft,
  useDelivery,
} from "../../../browser/contact/contact-deliveries.ts"
import {
  type DeliveryOptions,
  keyOf,
  type Outcome,
  sendContactRequest,
} from "../../../browser/contact/contact-request.ts"
import { phoneNumbers } from "../../../browser/contact/phone-numbers.ts"
import { correctedKeyOn, storeSentRequest } from "../../../browser/contact/sent-request.ts"
import { bypassRouterForLinks } from "../../../browser/hydration/lazy-hydration.ts"
import { fetchJson, loadOnce } from "../../../browser/remote.ts"
import type { Fields } from "../../../domain/contact/fields.ts"
import type { PhoneReader } from "../../../domain/contact/phone.ts"
import { type FieldError, readContactRequest } from "../../../domain/contact/request.ts"
import { type ContactWords, errorNameOf } from "../../../domain/contact/words.ts"
import { contactWordsOf } from "../../../domain/paths.ts"
import { leastTime } from "../../../spec/contact.ts"
import type { Language } from "../../../spec/languages.ts"
import type { ContactFormData } from "../contact-form.data.ts"
import { noticeOf } from "./DeliveryNotice.tsx"

export type Errors = { readonly heading: string; readonly sentences: ReadonlyMap<FieldError["field"], string> }

const unreadablePhone: PhoneReader = () => null

const contactWords = loadOnce((language: Language) => fetchJson<ContactWords>(contactWordsOf(language)))

const fieldsOf = (form: HTMLFormElement): Partial<Fields> =>
  Object.fromEntries(new FormData(form)) as unknown as Partial<Fields>

/** Fills a form with what was typed in it before. */
const fill = (form: HTMLFormElement, fields: Partial<Fields>): void => {
  for (const control of form.elements) {
    const isChoice = control instanceof HTMLInputElement && ["radio", "checkbox"].includes(control.type)
    if (isChoice) control.checked = fields[control.name as keyof Fields] === control.value
    else if (control.matches("input, select, textarea")) {
      const field = control as HTMLInputElement
      field.value = String(fields[field.name as keyof Fields] ?? field.value)
    }
  }
}

const isSame = (one: Partial<Fields>, other: Partial<Fields>): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Validates, sends and restores a contact request. */
export const useContactRequest = (form: RefObject<HTMLFormElement | null>, data: ContactFormData) => {
  const { language, page } = data
  const delivery = useDelivery(page)
  const outcome = delivery?.outcome
  const isDelivering = isUnderWay(delivery)
  const [errors, setErrors] = useState<Errors | null>(null)
  const [renderedAtMs] = useState(() => performance.now())
  /** Contents of the form when its errors were last shown. */
  const checkedFields = useRef("")
  const isSentByBrowser = useRef(false)
  useEffect(() => (isDelivering ? bypassRouterForLinks() : undefined), [isDelivering])

  const readPhone = () =>
    phoneNumbers(language).then(
      ({ read }) => read,
      () => unreadablePhone,
    )

  const storedNumberOf = ({ country = "", phone = "" }: Partial<Fields>) =>
    phoneNumbers(language).then(
      ({ storedNumber }) => storedNumber(country, phone),
      () => null,
    )

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for each coming to the form and leaving it
  useEffect(() => {
    contactWords(language).catch(() => {})
    const element = form.current
    const draft = draftOf(page)
    if (element && draft) fill(element, draft)
    const showNotice = noticeOf(data)
    return () => {
      const { outcome } = deliveryFrom(page) ?? {}
      if (element && !(outcome && "next" in outcome)) storeDraft(page, fieldsOf(element))
      showNotice()
    }
  }, [])

  /** Sorts errors by the order of the form's fields. */
  const inFieldOrder = (fieldErrors: readonly FieldError[]): FieldError[] => {
    const names = [...(form.current?.elements ?? [])].map((control) => control.getAttribute("name"))
    return fieldErrors.toSorted((a, b) => names.indexOf(a.field) - names.indexOf(b.field))
  }

  /** Has the browser send the form, as without scripts: the service answers with a page that has the errors. */
  const sendByBrowser = () => {
    isSentByBrowser.current = true
    form.current?.requestSubmit()
    isSentByBrowser.current = false
  }

  /** @param isAnswer whether the visitor has just sent the form, and not only come back to it */
  const showErrors = async (fieldErrors: readonly FieldError[], isAnswer: boolean) => {
    const honeypot = form.current?.elements.namedItem("website")
    if (honeypot instanceof HTMLInputElement) honeypot.value = ""
    const words = await contactWords(language).catch(() => null)
    if (!words) return isAnswer ? sendByBrowser() : undefined
    const { heading, errors: sentences } = words
    checkedFields.current = form.current ? JSON.stringify(fieldsOf(form.current)) : ""
    flushSync(() =>
      setErrors({
        heading,
        sentences: new Map(inFieldOrder(fieldErrors).map((error) => [error.field, sentences[errorNameOf(error)]])),
      }),
    )
    const first = form.current?.querySelector<HTMLElement>("[aria-invalid=true]")
    ;(first ?? document.getElementById("contact-errors"))?.focus()
  }

  /** Errors that the browser can find; the service finds the others, or all if the words of errors fail to load. */
  const validationErrors = async (fields: Partial<Fields>): Promise<readonly FieldError[]> => {
    const [read] = await Promise.all([readPhone(), contactWords(language)])
    const announced = { starts: data.viewings.map(({ start }) => start), now: Date.now() }
    const result = readContactRequest(fields, [language], read, announced)
    return "errors" in result ? result.errors : []
  }

  const deliver = async (fields: Partial<Fields>, options: DeliveryOptions): Promise<Outcome> => {
    const fieldErrors = await validationErrors(fields).catch(() => [])
    if (fieldErrors.length > 0) return { errors: fieldErrors }
    const key = await keyOf(fields)
    const corrects = correctedKeyOn(page)
    const elapsedMs = () => performance.now() - renderedAtMs
    // The service refuses a form that is sent faster than people write, so a quick visitor waits.
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, leastTime - elapsedMs())))
    const outcome = await sendContactRequest({ ...fields, key, corrects, elapsed: Math.ceil(elapsedMs()) }, options)
    if ("next" in outcome) {
      const about = data.home?.place ?? fields.address ?? ""
      const signedUp = data.viewings.find(({ start }) => outcome.signUp && start === fields.viewing)
      const phone = await storedNumberOf(fields)
      storeSentRequest({
        language,
        page,
        about,
        phone,
        key,
        viewing: signedUp?.text,
        calendar: signedUp?.calendar,
        signUp: signedUp && outcome.signUp,
        fromForm: form.current !== null,
      })
    }
    return outcome
  }

  const send = (event: SyntheticEvent) => {
    if (isSentByBrowser.current) return
    event.preventDefault()
    if (isUnderWay(deliveryFrom(page)) || !form.current) return
    const fields = fieldsOf(form.current)
    // The request has arrived, but the page of thanks has not loaded.
    if (outcome && "next" in outcome && isSame(fields, delivery?.fields ?? {})) return location.assign(outcome.next)
    setErrors(null)
    void startDelivery(page, fields, (options) => deliver(fields, options))
  }

  const [initialOutcome] = useState(outcome)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each outcome
  useEffect(() => {
    if (!outcome) return
    if ("errors" in outcome) void showErrors(outcome.errors, outcome !== initialOutcome)
    // A visitor who returns after the arrival stays on this page.
    if ("next" in outcome && outcome !== initialOutcome) location.assign(outcome.next)
  }, [outcome])

  /**
   * Removes errors that are corrected, except when the focus goes to a button, which would move while it is pressed.
   */
  const recheck = async (focusTarget: EventTarget | null) => {
    if (!errors || !form.current || (focusTarget instanceof HTMLElement && focusTarget.closest("button"))) return
    const fields = fieldsOf(form.current)
    // Showing errors moves the focus and calls this function: unchanged fields keep the errors that only the service
    // finds.
    if (JSON.stringify(fields) === checkedFields.current) return
    const fieldErrors = await validationErrors(fields).catch(() => null)
    if (!fieldErrors) return
    const { errors: sentences } = await contactWords(language)
    setErrors((previousErrors) => {
      if (!previousErrors) return null
      const remainingErrors = fieldErrors.filter(({ field }) => previousErrors.sentences.has(field))
      return remainingErrors.length === 0
        ? null
        : {
            ...previousErrors,
            sentences: new Map(
              inFieldOrder(remainingErrors).map((error) => [error.field, sentences[errorNameOf(error)]]),
            ),
          }
    })
  }

  const stop = () => {
    delivery?.stop()
    form.current?.querySelector<HTMLElement>("button[type=submit]")?.focus()
  }

  return {
    errors,
    failure: outcome && "failure" in outcome ? outcome.failure : null,
    waiting: delivery?.waiting ?? null,
    /** Address of the thanks, once the request has arrived. */
    next: outcome && "next" in outcome ? outcome.next : null,
    isDelivering,
    send,
    recheck,
    stop,
  }
}
