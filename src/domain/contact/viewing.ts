import type { Language } from "../../spec/languages.ts"
import type { Market } from "../../spec/markets.ts"
import { locales } from "../locales.ts"
import type { ErrorCode } from "./fields.ts"

/** Announced viewings of the home that a form is about. */
export type AnnouncedViewings = {
  /** ISO 8601, as the home's page has them. */
  readonly starts: readonly string[]
  /** Current time (ms): a viewing that has begun takes no more sign-ups. */
  readonly now: number
}

/** Why nobody can sign up for a viewing, if so. */
export const viewingError = (viewing: string, { starts, now }: AnnouncedViewings): ErrorCode | undefined => {
  if (!viewing) return "missing"
  if (!starts.includes(viewing)) return "form"
  return Date.parse(viewing) <= now ? "over" : undefined
}

/** Day and time of a viewing, in the market's time zone. */
export const viewingText = (language: Language, { timeZone }: Market, start: string): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: "full", timeStyle: "short", hourCycle: "h23", timeZone })
    .format(new Date(start))
    .replace(",", "")
