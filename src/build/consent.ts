import { purposesOf, trackersFor } from "../domain/trackers.ts"
import { type Purpose, type TrackerName, trackers } from "../spec/trackers.ts"
import type { Edition } from "./edition.ts"
import type { PageLink } from "./page.ts"

/** What a visitor is asked, in one language. */
export type ConsentQuestion = {
  readonly heading: string
  readonly lead: string
  readonly purposes: readonly { readonly name: Purpose; readonly label: string; readonly text: string }[]
  readonly acceptAll: string
  readonly onlyNecessary: string
  readonly save: string
  readonly close: string
  /** null where the market has no privacy page. */
  readonly privacy: PageLink | null
}

const trackersOf = ({ market }: Edition) => Object.keys(market.trackers) as TrackerName[]

/** null where the market uses no trackers, and so has nothing to ask. */
export const consentQuestionOf = (edition: Edition): ConsentQuestion | null => {
  const { language, text, path, has } = edition
  const names = trackersOf(edition)
  if (names.length === 0) return null
  // No comma before the last of them: the English is British.
  const list = new Intl.ListFormat(language === "en" ? "en-GB" : language)
  return {
    heading: text("consent.heading"),
    lead: text("consent.lead", { settings: text("footer.cookies") }),
    purposes: purposesOf(names).map((purpose) => ({
      name: purpose,
      label: text(`consent.${purpose}`),
      text: text(`consent.${purpose}.text`, {
        vendors: list.format(trackersFor(purpose, names).map((name) => trackers[name].vendor)),
      }),
    })),
    acceptAll: text("consent.acceptAll"),
    onlyNecessary: text("consent.onlyNecessary"),
    save: text("consent.save"),
    close: text("consent.close"),
    privacy: has("privacy") ? { name: text("consent.privacy"), path: path("privacy") } : null,
  }
}

/** What opens the choice again, and the page that a visitor without JavaScript is led to in its place. */
export type CookieSettings = { readonly name: string; readonly path: string | null }

export const cookieSettingsOf = (edition: Edition): CookieSettings | null =>
  trackersOf(edition).length === 0
    ? null
    : { name: edition.text("footer.cookies"), path: edition.has("privacy") ? edition.path("privacy") : null }
