import { type RefObject, useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { type Failure, requestKeys, sendContactRequest, type Waiting } from "../../browser/contact-request.ts"
import { phoneNumbers } from "../../browser/phone-numbers.ts"
import type { PhoneReader } from "../../domain/contact/phone.ts"
import { type FieldError, type Fields, readContactRequest } from "../../domain/contact/request.ts"
import { type ContactWords, errorNameOf } from "../../domain/contact/words.ts"
import { contactWordsOf } from "../../domain/paths.ts"
import { leastTime } from "../../spec/contact.ts"
import type { Language } from "../../spec/languages.ts"

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

/** While something is on its way, links are followed by the browser, which asks before it leaves the page. */
const useLinksOfBrowser = (isSending: boolean) => {
  useEffect(() => {
    if (!isSending) return
    const keepFromRouter = (event: Event) => {
      if ((event.target as Element).closest("a[href]:not([href^='#'])")) event.stopPropagation()
    }
    document.addEventListener("click", keepFromRouter, true)
    return () => document.removeEventListener("click", keepFromRouter, true)
  }, [isSending])
}

/** What becomes of a form from its first letter to its thanks. */
export const useContactRequest = (form: RefObject<HTMLFormElement | null>, language: Language) => {
  const [errors, setErrors] = useState<Errors | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [isSending, setSending] = useState(false)
  const sending = useRef<AbortController>(null)
  const [words] = useState(() => wordsOnce(language))
  const [keyOf] = useState(requestKeys)
  const [seen] = useState(() => performance.now())
  /** What stood in the form when it was last said what is wrong with it. */
  const judged = useRef("")
  useLinksOfBrowser(isSending)

  const readPhone = () =>
    phoneNumbers(language).then(
      ({ read }) => read,
      () => noNumbers,
    )

  useEffect(() => {
    words().catch(() => {})
    // A page that comes back as it was left has sent what it had.
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      sending.current = null
      setSending(false)
    }
    addEventListener("pageshow", back)
    return () => removeEventListener("pageshow", back)
  }, [words])

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

  /** @returns where the thanks are, once it is stored */
  const deliver = async (fields: Partial<Fields>, signal: AbortSignal): Promise<string | undefined> => {
    const wrong = await wrongIn(fields).catch(() => [])
    if (wrong.length > 0) {
      await show(wrong)
      return undefined
    }
    const since = () => performance.now() - seen
    // Nobody is refused for being quick.
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, leastTime - since())))
    const outcome = await sendContactRequest(
      { ...fields, key: keyOf(fields), elapsed: Math.ceil(since()) },
      { onWaiting: setWaiting, signal },
    )
    if ("next" in outcome) return outcome.next
    if ("errors" in outcome) await show(outcome.errors)
    else setFailure(outcome.failure)
    return undefined
  }

  const send = async () => {
    if (sending.current || !form.current) return
    const own = new AbortController()
    sending.current = own
    setErrors(null)
    setFailure(null)
    setSending(true)
    // Also after Back has led to another page of the site: what is on its way is kept in this window alone.
    const warn = (event: Event) => event.preventDefault()
    addEventListener("beforeunload", warn)
    const next = await deliver(fieldsOf(form.current), own.signal).catch(() => {
      if (!own.signal.aborted) setFailure("network")
    })
    removeEventListener("beforeunload", warn)
    setWaiting(null)
    setSending(false)
    // Somebody who has gone on meanwhile stays where they are. Until the next page is there, nothing more is sent from this one.
    if (next && form.current) location.assign(next)
    else sending.current = null
  }

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
    sending.current?.abort()
    form.current?.querySelector<HTMLElement>("button[type=submit]")?.focus()
  }

  return { errors, failure, waiting, isSending, send, recheck, stop }
}
