import { useSyncExternalStore } from "react"
import { type Purpose, purposes } from "../spec/trackers.ts"
import { storedKeys } from "./own-keys.ts"

/** What a visitor has said yes and no to. */
export type Consent = Readonly<Record<Purpose, boolean>>

type ConsentRecord = { readonly version: string; readonly date: string; readonly purposes: Consent }

export type ConsentState = {
  /** null where the visitor is to be asked; undefined until the device has been looked at. */
  readonly consent: Consent | null | undefined
  /** What the visitor opened the cookie settings with, while they are open. */
  readonly opener: HTMLElement | null
  /** Grows with each occasion to ask: a form that could not be loaded is asked for again at the next. */
  readonly occasion: number
}

const key = storedKeys.consent
const validForMonths = 12

const unknown: ConsentState = { consent: undefined, opener: null, occasion: 0 }
let state = unknown
let version = ""
const listeners = new Set<() => void>()

const change = (next: Partial<ConsentState>): void => {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

/** A device whose clock was put right may have noted a moment that has yet to come. */
const clockToleranceMs = 24 * 60 * 60 * 1000

/** The consent in a stored record, if it is one to what is asked now, not too old, and of no day to come. */
const consentIn = (stored: string | null): Consent | null => {
  if (stored === null) return null
  try {
    const record = JSON.parse(stored) as ConsentRecord
    const given = new Date(record.date)
    const until = new Date(given)
    until.setMonth(until.getMonth() + validForMonths)
    const isValid =
      record.version === version &&
      given.getTime() <= Date.now() + clockToleranceMs &&
      Date.now() <= until.getTime() &&
      purposes.every((purpose) => typeof record.purposes[purpose] === "boolean")
    return isValid ? record.purposes : null
  } catch {
    return null
  }
}

/** Browsers may refuse a site its storage: then a choice holds until the next document. */
const read = (): void => {
  try {
    change({ consent: consentIn(localStorage.getItem(key)) })
  } catch {
    change({ consent: state.consent ?? null })
  }
}

/**
 * Looks up what the visitor has chosen before, and follows what they choose in other windows.
 * @param asked what they would be asked to agree to now
 * @returns what ends it
 */
export const startConsent = (asked: string): (() => void) => {
  version = asked
  read()
  const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && read()
  // A page that comes back from the browser's cache was asleep when another window changed its mind.
  const onPageShow = (event: PageTransitionEvent) => event.persisted && read()
  addEventListener("storage", onStorage)
  addEventListener("pageshow", onPageShow)
  return () => {
    removeEventListener("storage", onStorage)
    removeEventListener("pageshow", onPageShow)
  }
}

/** Records the visitor's choice, on their device alone. */
export const choose = (consent: Consent): void => {
  const record: ConsentRecord = { version, date: new Date().toISOString(), purposes: consent }
  try {
    // Taken away first: where there is no room for a new record, an old one must not speak for the visitor.
    localStorage.removeItem(key)
    localStorage.setItem(key, JSON.stringify(record))
  } catch {}
  change({ consent })
}

export const isAllowed = (purpose: Purpose): boolean => state.consent?.[purpose] === true

export const openSettings = (opener: HTMLElement): void => change({ opener, occasion: state.occasion + 1 })

/** The visitor has moved on: what they had opened stays behind with the page. */
export const leavePage = (): void => change({ opener: null, occasion: state.occasion + 1 })

export const closeSettings = (): void => {
  const { opener } = state
  change({ opener: null })
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
    () => unknown,
  )
