import type { Fields } from "../../domain/contact/request.ts"
import type { Outcome, Sending as SendOptions, Waiting } from "./contact-request.ts"

/** A request from submission to outcome; it continues in this window when the visitor leaves the form's page. */
export type Sending = {
  readonly fields: Partial<Fields>
  readonly waiting: Waiting | null
  /** null while it is under way. */
  readonly outcome: Outcome | null
  readonly stop: () => void
}

/** Latest sending of each form, by page. */
let sendings: ReadonlyMap<string, Sending> = new Map()
const listeners = new Set<() => void>()

const change = (page: string, sending: Sending | undefined): void => {
  const nextSendings = new Map(sendings)
  if (sending) nextSendings.set(page, sending)
  else nextSendings.delete(page)
  sendings = nextSendings
  for (const listener of listeners) listener()
}

/** Contents of forms on pages that were left, in memory only and until the request has arrived. */
const drafts = new Map<string, Partial<Fields>>()

export const keepWritten = (page: string, fields: Partial<Fields>): void => {
  const { name, email, phone, message, address } = fields
  if (name || email || phone || message || address) drafts.set(page, fields)
  else drafts.delete(page)
}
export const writtenIn = (page: string): Partial<Fields> | undefined => drafts.get(page)

export const sendingFrom = (page: string): Sending | undefined => sendings.get(page)
export const isUnderWay = (sending: Sending | undefined): boolean => sending !== undefined && !sending.outcome
export const forgetSending = (page: string): void => change(page, undefined)

export const followSendings = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const askBeforeUnload = (event: Event): void => event.preventDefault()

/** Sends a request and publishes its progress until it ends or is stopped. */
export const beginSending = async (
  page: string,
  fields: Partial<Fields>,
  deliver: (options: SendOptions) => Promise<Outcome>,
): Promise<void> => {
  const controller = new AbortController()
  const sending: Sending = { fields, waiting: null, outcome: null, stop: () => controller.abort() }
  change(page, sending)
  // Warns on every page of the site, because the request exists in this window only.
  addEventListener("beforeunload", askBeforeUnload)
  const onWaiting = (waiting: Waiting | null) => change(page, { ...sending, waiting })
  const outcome = await deliver({ onWaiting, signal: controller.signal }).catch((): Outcome => ({ failure: "answer" }))
  if (![...sendings].some(([otherPage, otherSending]) => otherPage !== page && isUnderWay(otherSending)))
    removeEventListener("beforeunload", askBeforeUnload)
  if ("next" in outcome) drafts.delete(page)
  change(page, controller.signal.aborted ? undefined : { ...sending, outcome })
}
