import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react"
import { flushSync } from "react-dom"
import { keepLinksFromRouter } from "../../browser/asleep.ts"
import { keyOf, type Outcome, type Sending, sendContactRequest } from "../../browser/contact-request.ts"
import {
  beginSending,
  followSendings,
  isUnderWay,
  keepWritten,
  sendingFrom,
  writtenIn,
} from "../../browser/contact-sendings.ts"
import { phoneNumbers } from "../../browser/phone-numbers.ts"
import type { ContactFormData } from "../../build/contact-form.ts"
import type { PhoneReader } from "../../domain/contact/phone.ts"
import { type FieldError, type Fields, readContactRequest } from "../../domain/contact/request.ts"
import { type ContactWords, errorNameOf } from "../../domain/contact/words.ts"
import { contactWordsOf } from "../../domain/paths.ts"
import { leastTime } from "../../spec/contact.ts"
import type { Language } from "../../spec/languages.ts"
import { noticeOf } from "./SendingNotice.tsx"

export type Errors = { readonly heading: string; readonly sentences: ReadonlyMap<FieldError["field"], string> }

const noNumbers: PhoneReader = () => null

const wordsIn = async (language: Language): Promise<ContactWords> => {
  const answer = await fetch(contactWordsOf(language))
  if (!answer.ok) throw new Error(`${contactWordsOf(language)} answered ${answer.status}`)
  return (await answer.json()) as ContactWords
}

/** Fetched when somebody comes to the form, and again where that failed. */
const wordsOnce = (language: Language) => {
  let asked: Promise<ContactWords> | undefined
  return (): Promise<ContactWords> => {
    asked ??= wordsIn(language)
    asked.catch(() => {
      asked = undefined
    })
    return asked
  }
}

const fieldsOf = (form: HTMLFormElement): Partial<Fields> =>
  Object.fromEntries(new FormData(form)) as unknown as Partial<Fields>

/** Writes into a form what was written in it before. */
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

/** What becomes of a form from its first letter to its thanks. */
export const useContactRequest = (form: RefObject<HTMLFormElement | null>, data: ContactFormData) => {
  const { language, page } = data
  const sending = useSyncExternalStore(
    followSendings,
    () => sendingFrom(page),
    () => undefined,
  )
  const outcome = sending?.outcome
  const isSending = isUnderWay(sending)
  const [errors, setErrors] = useState<Errors | null>(null)
  const [words] = useState(() => wordsOnce(language))
  const [seen] = useState(() => performance.now())
  /** What stood in the form when it was last said what is wrong with it. */
  const judged = useRef("")
  useEffect(() => (isSending ? keepLinksFromRouter() : undefined), [isSending])

  const readPhone = () =>
    phoneNumbers(language).then(
      ({ read }) => read,
      () => noNumbers,
    )

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for each coming to the form and leaving it
  useEffect(() => {
    words().catch(() => {})
    const element = form.current
    const written = writtenIn(page)
    if (element && written) fill(element, written)
    const leave = noticeOf(data)
    return () => {
      const { outcome } = sendingFrom(page) ?? {}
      if (element && !(outcome && "next" in outcome)) keepWritten(page, fieldsOf(element))
      leave()
    }
  }, [])

  /** As the fields stand in the form. */
  const inOrder = (found: readonly FieldError[]): FieldError[] => {
    const names = [...(form.current?.elements ?? [])].map((control) => control.getAttribute("name"))
    return found.toSorted((a, b) => names.indexOf(a.field) - names.indexOf(b.field))
  }

  const show = async (found: readonly FieldError[]) => {
    const { heading, errors: sentences } = await words()
    const trap = form.current?.elements.namedItem("website")
    if (trap instanceof HTMLInputElement) trap.value = ""
    judged.current = form.current ? JSON.stringify(fieldsOf(form.current)) : ""
    flushSync(() =>
      setErrors({
        heading,
        sentences: new Map(inOrder(found).map((error) => [error.field, sentences[errorNameOf(error)]])),
      }),
    )
    const first = form.current?.querySelector<HTMLElement>("[aria-invalid=true]")
    ;(first ?? document.getElementById("contact-errors"))?.focus()
  }

  /** What is wrong, as far as it can be told here: what the visitor's device has not got, the service knows. */
  const wrongIn = async (fields: Partial<Fields>): Promise<readonly FieldError[]> => {
    const [read] = await Promise.all([readPhone(), words()])
    const result = readContactRequest(fields, [language], read)
    return "errors" in result ? result.errors : []
  }

  const deliver = async (fields: Partial<Fields>, told: Sending): Promise<Outcome> => {
    const wrong = await wrongIn(fields).catch(() => [])
    if (wrong.length > 0) return { errors: wrong }
    const key = await keyOf(fields)
    const since = () => performance.now() - seen
    // Nobody is refused for being quick.
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, leastTime - since())))
    return sendContactRequest({ ...fields, key, elapsed: Math.ceil(since()) }, told)
  }

  const send = () => {
    if (isUnderWay(sendingFrom(page)) || !form.current) return
    const fields = fieldsOf(form.current)
    // It has arrived, and the thanks have not come.
    if (outcome && "next" in outcome && isSame(fields, sending?.fields ?? {})) return location.assign(outcome.next)
    setErrors(null)
    void beginSending(page, fields, (told) => deliver(fields, told))
  }

  const [outcomeBefore] = useState(outcome)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each outcome
  useEffect(() => {
    if (!outcome) return
    if ("errors" in outcome) void show(outcome.errors)
    // Who comes back after it has arrived is not led away.
    if ("next" in outcome && outcome !== outcomeBefore) location.assign(outcome.next)
  }, [outcome])

  /** What has been put right is not said any more. Nothing moves under a button that is being pressed. */
  const recheck = async (goingTo: EventTarget | null) => {
    if (!errors || !form.current || (goingTo instanceof HTMLElement && goingTo.closest("button"))) return
    const fields = fieldsOf(form.current)
    // What the service alone can tell is as wrong as before; the focus moves when it is said.
    if (JSON.stringify(fields) === judged.current) return
    const wrong = await wrongIn(fields).catch(() => null)
    if (!wrong) return
    const { errors: sentences } = await words()
    setErrors((shown) => {
      if (!shown) return null
      const left = wrong.filter(({ field }) => shown.sentences.has(field))
      return left.length === 0
        ? null
        : { ...shown, sentences: new Map(inOrder(left).map((error) => [error.field, sentences[errorNameOf(error)]])) }
    })
  }

  const stop = () => {
    sending?.stop()
    form.current?.querySelector<HTMLElement>("button[type=submit]")?.focus()
  }

  return {
    errors,
    failure: outcome && "failure" in outcome ? outcome.failure : null,
    waiting: sending?.waiting ?? null,
    /** Where the thanks are, once it has arrived. */
    next: outcome && "next" in outcome ? outcome.next : null,
    isSending,
    send,
    recheck,
    stop,
  }
}
