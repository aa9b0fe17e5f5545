import { purposesOf, trackersFor } from "../../domain/trackers.ts"
import type { Edition } from "../../site/edition.ts"
import type { PageLink } from "../../site/page.ts"
import { type Purpose, type TrackerName, trackers } from "../../spec/trackers.ts"

export type ConsentQuestion = {
  readonly heading: string
  readonly lead: string
  readonly change: string
  /** Unfolds the rest of the text and the texts of the purposes in a narrow window. */
  readonly use: string
  readonly purposes: readonly { readonly name: Purpose; readonly label: string; readonly text: string }[]
  readonly acceptAll: string
  readonly onlyNecessary: string
  readonly save: string
  readonly close: string
  readonly privacy: PageLink
}

/** Path of the privacy page, or of the privacy section on the front page in a market without homes. */
export const privacyPath = ({ has, path }: Edition): string =>
  has("privacy") ? path("privacy") : `${path("home")}#privacy`

const trackersOf = ({ market }: Edition) => Object.keys(market.trackers) as TrackerName[]

/** Vendors that the market uses for a purpose, as a list in the edition's language. */
export const vendorsFor = (edition: Edition, purpose: Purpose): string => {
  const { language } = edition
  // British English puts no comma before the last item.
  const list = new Intl.ListFormat(language === "en" ? "en-GB" : language)
  return list.format(trackersFor(purpose, trackersOf(edition)).map((name) => trackers[name].vendor))
}

/** Null in a market without trackers, which needs no consent. */
export const consentQuestionOf = (edition: Edition): ConsentQuestion | null => {
  const { text } = edition
  const names = trackersOf(edition)
  if (names.length === 0) return null
  return {
    heading: text("consent.heading"),
    lead: text("consent.lead"),
    change: text("consent.change", { settings: text("footer.cookies") }),
    use: text("consent.use"),
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

/** Button that opens the consent question again, and the privacy page that replaces it without JavaScript. */
export type CookieSettings = { readonly name: string; readonly path: string }

export const cookieSettingsOf = (edition: Edition): CookieSettings | null =>
  trackersOf(edition).length === 0 ? null : { name: edition.text("footer.cookies"), path: privacyPath(edition) }
