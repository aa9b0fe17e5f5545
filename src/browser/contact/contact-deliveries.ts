import { type Fields, typedFields } from "../../domain/contact/fields.ts"
import { createStore, useStore } from "../create-store.ts"
import type { DeliveryOptions, Outcome, Waiting } from "./contact-request.ts"

/** A request from submission to outcome; it continues in this window when the visitor leaves the form's page. */
export type Delivery = {
  readonly fields: Partial<Fields>
  readonly waiting: Waiting | null
  /** null while it is under way. */
  readonly outcome: Outcome | null
  readonly stop: () => void
}

/** Latest delivery of each form, by page. */
const store = createStore<ReadonlyMap<string, Delivery>>(new Map())

const change = (page: string, delivery: Delivery | undefined): void => {
  const deliveries = new Map(store.get())
  if (delivery) deliveries.set(page, delivery)
  else deliveries.delete(page)
  store.set(deliveries)
}

/** Contents of forms on pages that were left, in memory only and until the request has arrived. */
const drafts = new Map<string, Partial<Fields>>()

export const storeDraft = (page: string, fields: Partial<Fields>): void => {
  if (typedFields.some((field) => fields[field])) drafts.set(page, fields)
  else drafts.delete(page)
}
export const draftOf = (page: string): Partial<Fields> | undefined => drafts.get(page)

export const deliveryFrom = (page: string): Delivery | undefined => store.get().get(page)
export const isUnderWay = (delivery: Delivery | undefined): boolean => delivery !== undefined && !delivery.outcome
export const forgetDelivery = (page: string): void => change(page, undefined)

/** The delivery of a page's form; none until hydration. */
export const useDelivery = (page: string): Delivery | undefined => useStore(store).get(page)

const warnBeforeUnload = (event: Event): void => event.preventDefault()

/** Sends a request and publishes its progress until it ends or is stopped. */
export const startDelivery = async (
  page: string,
  fields: Partial<Fields>,
  deliver: (options: DeliveryOptions) => Promise<Outcome>,
): Promise<void> => {
  const controller = new AbortController()
  const delivery: Delivery = { fields, waiting: null, outcome: null, stop: () => controller.abort() }
  change(page, delivery)
  // Warns on every page of the site, because the request exists in this window only.
  addEventListener("beforeunload", warnBeforeUnload)
  const onWaiting = (waiting: Waiting | null) => change(page, { ...delivery, waiting })
  const outcome = await deliver({ onWaiting, signal: controller.signal }).catch((): Outcome => ({ failure: "answer" }))
  if (![...store.get()].some(([otherPage, otherDelivery]) => otherPage !== page && isUnderWay(otherDelivery)))
    removeEventListener("beforeunload", warnBeforeUnload)
  if ("next" in outcome) drafts.delete(page)
  change(page, controller.signal.aborted ? undefined : { ...delivery, outcome })
}
