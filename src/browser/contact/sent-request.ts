import type { Language } from "../../spec/languages.ts"
import { sessionKeys } from "../storage/own-keys.ts"
import { sessionValue, storeSessionValue } from "../storage/storage.ts"

/** What the thanks repeat of a request. */
export type SentRequest = {
  readonly language: Language
  /** Path of the page with the form. */
  readonly page: string
  /** The home or address; empty for a request about something else. */
  readonly about: string
  /** With its country; empty without a number, null if the rules of numbers could not be loaded. */
  readonly phone: string | null
  /** The announced viewing, and the address that takes the sign-up back. */
  readonly viewing?: string
  readonly signUp?: string | undefined
}

/** Hands a request over to the thanks, which open by a full page load. */
export const storeSentRequest = (request: SentRequest): void => {
  storeSessionValue(sessionKeys.sentRequest, request)
}

/** Returns the request that was just sent in a language, and removes it from the browser. */
export const takeSentRequest = (language: Language): SentRequest | null => {
  const request = sessionValue(sessionKeys.sentRequest) as SentRequest | null | undefined
  if (request?.language !== language) return null
  storeSessionValue(sessionKeys.sentRequest, undefined)
  return request
}

/** Whether the visitor came here straight from a page, to which Back returns with what was written. */
export const cameFrom = (path: string): boolean =>
  URL.canParse(document.referrer) && new URL(document.referrer).pathname === path
