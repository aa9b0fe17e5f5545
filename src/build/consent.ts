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
  readonly privacy: PageLink
}

/** Where the market says how it treats personal data; without homes, a section of its home page does. */
export const privacyPath = ({ has, path }: Edition): string =>
  has("privacy") ? path("privacy") : `${path("home")}#privacy`

const trackersOf = ({ market }: Edition) => Object.keys(market.trackers) as TrackerName[]

/** The names of the services that the market uses for a purpose, as a list in the edition's language. */
export const vendorsFor = (edition: Edition, purpose: Purpose): string => {
  const { language } = edition
  // British English has no comma before the last one.
  const list = new Intl.ListFormat(language === "en" ? "en-GB" : language)
  return list.format(trackersFor(purpose, trackersOf(edition)).map((name) => trackers[name].vendor))
}

/** null where the market uses no trackers, and so has nothing to ask. */
export const consentQuestionOf = (edition: Edition): ConsentQuestion | null => {
  const { text } = edition
  const names = trackersOf(edition)
  if (names.length === 0) return null
  return {
    heading: text("consent.heading"),
    lead: text("consent.lead", { settings: text("footer.cookies") }),
    purposes: purposesOf(names).map((purpose) => ({
      name: purpose,
      label: text(`consent.${purpose}`),
      text: text(`consent.${purpose}.text`, {
        vendors: vendorsFor(edition, purpose),
      }),
    })),
    acceptAll: text("consent.acceptAll"),
    onlyNecessary: text("consent.onlyNecessary"),
    save: text("consent.save"),
    close: text("consent.close"),
    privacy: { name: text("consent.privacy"), path: privacyPath(edition) },
  }
}

/** What opens the choice again, and the page that a visitor without JavaScript is led to in its place. */
export type CookieSettings = { readonly name: string; readonly path: string }

export const cookieSettingsOf = (edition: Edition): CookieSettings | null =>
  trackersOf(edition).length === 0 ? null : { name: edition.text("footer.cookies"), path: privacyPath(edition) }
