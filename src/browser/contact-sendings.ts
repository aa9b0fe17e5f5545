import type { Fields } from "../domain/contact/request.ts"
import type { Outcome, Sending as Told, Waiting } from "./contact-request.ts"

/** A request from the press of the button to its end. It goes on in this window when the visitor leaves the page of its form. */
export type Sending = {
  readonly fields: Partial<Fields>
  readonly waiting: Waiting | null
  /** null while it is under way. */
  readonly outcome: Outcome | null
  readonly stop: () => void
}

/** The last one of each form, by its page. */
let sendings: ReadonlyMap<string, Sending> = new Map()
const followers = new Set<() => void>()

const change = (page: string, sending: Sending | undefined): void => {
  const changed = new Map(sendings)
  if (sending) changed.set(page, sending)
  else changed.delete(page)
  sendings = changed
  for (const follower of followers) follower()
}

/** What stands in the form of a page that was left: nowhere but in this window, and until it has arrived. */
const left = new Map<string, Partial<Fields>>()

export const keepWritten = (page: string, fields: Partial<Fields>): void => {
  const { name, email, phone, message, address } = fields
  if (name || email || phone || message || address) left.set(page, fields)
  else left.delete(page)
}
export const writtenIn = (page: string): Partial<Fields> | undefined => left.get(page)

export const sendingFrom = (page: string): Sending | undefined => sendings.get(page)
export const isUnderWay = (sending: Sending | undefined): boolean => sending !== undefined && !sending.outcome
export const forgetSending = (page: string): void => change(page, undefined)

/** @returns what ends it */
export const followSendings = (follower: () => void): (() => void) => {
  followers.add(follower)
  return () => followers.delete(follower)
}

const warn = (event: Event): void => event.preventDefault()

/** Follows a request to its end, or until it is stopped. */
export const beginSending = async (
  page: string,
  fields: Partial<Fields>,
  deliver: (told: Told) => Promise<Outcome>,
): Promise<void> => {
  const own = new AbortController()
  const sending: Sending = { fields, waiting: null, outcome: null, stop: () => own.abort() }
  change(page, sending)
  // Also where Back has led to another page of the site: what is on its way is kept in this window alone.
  addEventListener("beforeunload", warn)
  const onWaiting = (waiting: Waiting | null) => change(page, { ...sending, waiting })
  const outcome = await deliver({ onWaiting, signal: own.signal }).catch((): Outcome => ({ failure: "answer" }))
  if (![...sendings].some(([other, one]) => other !== page && isUnderWay(one)))
    removeEventListener("beforeunload", warn)
  if ("next" in outcome) left.delete(page)
  change(page, own.signal.aborted ? undefined : { ...sending, outcome })
}
