import { type Purpose, purposes } from "../../spec/trackers.ts"
import { createStore, useStore } from "../create-store.ts"
import { storedKeys } from "../storage/own-keys.ts"
import { onStoredChange, storedValue, storeValue } from "../storage/storage.ts"

export type Consent = Readonly<Record<Purpose, boolean>>

type ConsentRecord = { readonly version: string; readonly date: string; readonly purposes: Consent }

export type ConsentState = {
  /** null if the visitor has to be asked; undefined until the storage is read. */
  readonly consent: Consent | null | undefined
  /** The element that opened the cookie settings, while they are open. */
  readonly opener: HTMLElement | null
  /** Grows with each occasion to show the form, so that a failed load is retried at the next one. */
  readonly occasion: number
}

const key = storedKeys.consent
const validForMonths = 12

const store = createStore<ConsentState>({ consent: undefined, opener: null, occasion: 0 })
let version = ""

const setState = (next: Partial<ConsentState>): void => store.set({ ...store.get(), ...next })

/** Tolerance for a date in the future, which a device with a wrong clock may have stored. */
const clockToleranceMs = 24 * 60 * 60 * 1000

/**
 * Consent in a stored record, or null if the question has changed, the record is too old or its date is in the future.
 */
const consentIn = (stored: unknown): Consent | null => {
  const record = Object(stored) as Partial<ConsentRecord>
  const consentDate = new Date(record.date ?? "")
  const expiry = new Date(consentDate)
  expiry.setMonth(expiry.getMonth() + validForMonths)
  const isValid =
    record.version === version &&
    consentDate.getTime() <= Date.now() + clockToleranceMs &&
    Date.now() <= expiry.getTime() &&
    purposes.every((purpose) => typeof record.purposes?.[purpose] === "boolean")
  return isValid && record.purposes ? record.purposes : null
}

/** Reads the stored consent; if the browser refuses storage, a choice holds until the next document. */
const readConsent = (): void => {
  const stored = storedValue(key)
  setState({ consent: stored === undefined ? (store.get().consent ?? null) : consentIn(stored) })
}

/**
 * Reads the stored consent and follows other windows.
 * @param questionVersion version of the question; a consent to another version is invalid
 * @returns a function that stops following
 */
export const startConsent = (questionVersion: string): (() => void) => {
  version = questionVersion
  readConsent()
  const unfollow = onStoredChange(key, readConsent)
  // A page restored from the back/forward cache has missed the storage events of other windows.
  const onPageShow = (event: PageTransitionEvent) => event.persisted && readConsent()
  addEventListener("pageshow", onPageShow)
  return () => {
    unfollow()
    removeEventListener("pageshow", onPageShow)
  }
}

/** Stores the visitor's choice on their device only. */
export const choose = (consent: Consent): void => {
  const record: ConsentRecord = { version, date: new Date().toISOString(), purposes: consent }
  // Removes the old record first, because it would stay in force if there is no room for the new one.
  storeValue(key, undefined)
  storeValue(key, record)
  setState({ consent })
}

export const isAllowed = (purpose: Purpose): boolean => store.get().consent?.[purpose] === true

export const openSettings = (opener: HTMLElement): void => setState({ opener, occasion: store.get().occasion + 1 })

/** Closes open settings when the visitor leaves the page, and counts as another occasion to ask. */
export const leavePage = (): void => setState({ opener: null, occasion: store.get().occasion + 1 })

export const closeSettings = (): void => {
  const { opener } = store.get()
  setState({ opener: null })
  opener?.focus()
}

export const useConsent = (): ConsentState => useStore(store)
