import { formatMoney } from "../../domain/format.ts"
import { pathOf } from "../../domain/paths.ts"
import type { Edition } from "../../site/edition.ts"
import type { SitePage } from "../../site/page.ts"
import type { TextKey } from "../../site/records/texts.ts"
import { languages } from "../../spec/languages.ts"
import { type Market, markets } from "../../spec/markets.ts"
import { vendorsFor } from "../consent/consent.data.ts"

type Section = {
  readonly id: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly email?: string
}

export type OpeningPage = {
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** What other markets say on pages of their own. */
  readonly sections: readonly Section[]
  readonly marketsHeading: string
  readonly markets: readonly {
    readonly name: string
    readonly links: readonly { readonly name: string; readonly href: string; readonly language: string }[]
  }[]
}

/** In major units. */
const plannedFee = 49_900

const aboutOf = ({ text }: Edition): Section => ({
  id: "about",
  heading: text("opening.about"),
  paragraphs: [text("opening.about.company"), text("opening.about.homes")],
})

const accessibilityOf = ({ market, text }: Edition): Section => ({
  id: "accessibility",
  heading: text("opening.accessibility"),
  paragraphs: [
    text("opening.accessibility.aim"),
    text("opening.accessibility.testing"),
    text("opening.accessibility.barrier"),
  ],
  email: market.agency.email,
})

/** Privacy information on the front page, because a market without homes has no privacy page. */
const privacyOf = (edition: Edition): Section => {
  const { market, text } = edition
  const { legalName, registrationNumber, street, postalCode, city, email } = market.agency
  return {
    id: "privacy",
    heading: text("nav.privacy"),
    paragraphs: [
      text("privacy.controller", {
        company: legalName,
        number: registrationNumber,
        address: `${street}, ${postalCode} ${edition.translate(city)}`,
      }),
      text("privacy.reading"),
      text("privacy.device"),
      text("privacy.trackers", {
        statistics: vendorsFor(edition, "statistics"),
        marketing: vendorsFor(edition, "marketing"),
      }),
      text("privacy.withdraw", { settings: text("footer.cookies") }),
      text("privacy.rights"),
    ],
    email,
  }
}

/** Front page of a market without homes, with links to the other markets. */
export const openingPage: SitePage<OpeningPage> = {
  kind: "home",
  template: "front/opening",
  version: (edition) => {
    const { market, text } = edition
    return {
      title: text("opening.title"),
      description: text("opening.description"),
      page: {
        heading: text("opening.heading"),
        paragraphs: [text("opening.lead"), text("opening.fee", { fee: formatMoney(plannedFee, market.currency) })],
        sections: [aboutOf(edition), accessibilityOf(edition), privacyOf(edition)],
        marketsHeading: text("opening.markets"),
        markets: Object.values<Market>(markets)
          .filter(({ routes }) => Object.keys(routes).length > 0)
          .map((other) => ({
            name: text(`country.${other.country}` as TextKey),
            links: other.languages.map((language) => ({
              name: languages[language].label,
              href: other.origin + pathOf(other, language, "home"),
              language,
            })),
          })),
      },
    }
  },
}
