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
  /** The announced viewing, the path of its calendar file, and the address that takes the sign-up back. */
  readonly viewing?: string | undefined
  readonly calendar?: string | undefined
  readonly signUp?: string | undefined
  /** Undefined on insecure origins. */
  readonly key?: string | undefined
  /** Whether the form was on the screen when the request had arrived, so that it opened the thanks. */
  readonly fromForm: boolean
}

/** Hands a request over to the thanks, which open by a full page load. */
export const storeSentRequest = (request: SentRequest): void => {
  storeSessionValue(sessionKeys.sentRequest, request)
  storeSessionValue(sessionKeys.correctedRequest, undefined)
}

/** Returns the request that was just sent in a language, and removes it from the browser. */
export const takeSentRequest = (language: Language): SentRequest | null => {
  const request = sessionValue(sessionKeys.sentRequest) as SentRequest | null | undefined
  if (request?.language !== language) return null
  storeSessionValue(sessionKeys.sentRequest, undefined)
  return request
}

/** Notes that the visitor returns to the form to correct a request. */
export const storeCorrectedRequest = ({ page, key }: SentRequest): void => {
  storeSessionValue(sessionKeys.correctedRequest, { page, key })
}

/** Key of the request that the visitor corrects in the form of a page. */
export const correctedKeyOn = (page: string): string | undefined => {
  const corrected = sessionValue(sessionKeys.correctedRequest) as Pick<SentRequest, "page" | "key"> | null | undefined
  return corrected?.page === page ? corrected.key : undefined
}

/**
 * Whether the visitor came to the thanks straight from the form, to which Back returns with what was written.
 * Behind a service worker, Firefox has no referrer.
 */
export const cameFromForm = ({ page, fromForm }: SentRequest): boolean =>
  URL.canParse(document.referrer) ? new URL(document.referrer).pathname === page : fromForm
