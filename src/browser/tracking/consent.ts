import { useSyncExternalStore } from "react"
import { type Purpose, purposes } from "../../spec/trackers.ts"
import { storedKeys } from "../storage/own-keys.ts"

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

const initialState: ConsentState = { consent: undefined, opener: null, occasion: 0 }
let state = initialState
let version = ""
const listeners = new Set<() => void>()

const setState = (next: Partial<ConsentState>): void => {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

/** Tolerance for a date in the future, which a device with a wrong clock may have stored. */
const clockToleranceMs = 24 * 60 * 60 * 1000

/**
 * Consent in a stored record, or null if the question has changed, the record is too old or its date is in the future.
 */
const consentIn = (stored: string | null): Consent | null => {
  if (stored === null) return null
  try {
    const record = JSON.parse(stored) as ConsentRecord
    const consentDate = new Date(record.date)
    const expiry = new Date(consentDate)
    expiry.setMonth(expiry.getMonth() + validForMonths)
    const isValid =
      record.version === version &&
      consentDate.getTime() <= Date.now() + clockToleranceMs &&
      Date.now() <= expiry.getTime() &&
      purposes.every((purpose) => typeof record.purposes[purpose] === "boolean")
    return isValid ? record.purposes : null
  } catch {
    return null
  }
}

/** Reads the stored consent; if the browser refuses storage, a choice holds until the next document. */
const readConsent = (): void => {
  try {
    setState({ consent: consentIn(localStorage.getItem(key)) })
  } catch {
    setState({ consent: state.consent ?? null })
  }
}

/**
 * Reads the stored consent and follows other windows.
 * @param questionVersion version of the question; a consent to another version is invalid
 * @returns a function that stops following
 */
export const startConsent = (questionVersion: string): (() => void) => {
  version = questionVersion
  readConsent()
  const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && readConsent()
  // A page restored from the back/forward cache has missed the storage events of other windows.
  const onPageShow = (event: PageTransitionEvent) => event.persisted && readConsent()
  addEventListener("storage", onStorage)
  addEventListener("pageshow", onPageShow)
  return () => {
    removeEventListener("storage", onStorage)
    removeEventListener("pageshow", onPageShow)
  }
}

/** Stores the visitor's choice on their device only. */
export const choose = (consent: Consent): void => {
  const record: ConsentRecord = { version, date: new Date().toISOString(), purposes: consent }
  try {
    // Removes the old record first, because it would stay in force if there is no room for the new one.
    localStorage.removeItem(key)
    localStorage.setItem(key, JSON.stringify(record))
  } catch {}
  setState({ consent })
}

export const isAllowed = (purpose: Purpose): boolean => state.consent?.[purpose] === true

export const openSettings = (opener: HTMLElement): void => setState({ opener, occasion: state.occasion + 1 })

/** Closes open settings when the visitor leaves the page, and counts as another occasion to ask. */
export const leavePage = (): void => setState({ opener: null, occasion: state.occasion + 1 })

export const closeSettings = (): void => {
  const { opener } = state
  setState({ opener: null })
  opener?.focus()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useConsent = (): ConsentState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => initialState,
  )
