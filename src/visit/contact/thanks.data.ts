import type { Edition } from "../../site/edition.ts"
import type { PageLink, SitePage } from "../../site/page.ts"
import type { Language } from "../../spec/languages.ts"

/** Confirmation of a contact request, with the next steps. */
export type Thanks = {
  readonly language: Language
  readonly siteName: string
  readonly heading: string
  readonly next: string
  readonly contact: string
  readonly phone: { readonly label: string; readonly number: string }
  readonly email: string
  readonly onward: PageLink
  /** What the thanks for a sign-up say in place of the same words about a request. */
  readonly signedUp: Readonly<Record<"heading" | "next" | "contact", string>>
  /** Words around what the visitor has just sent. */
  readonly sent: Readonly<
    Record<
      "about" | "time" | "add" | "address" | "cannotCome" | "withdraw" | "phone" | "noPhone" | "wrong" | "correct",
      string
    >
  >
}

export const thanksOf = ({ language, market, text, path }: Edition, next: string): Thanks => ({
  language,
  siteName: market.agency.name,
  heading: text("contact.sent.heading"),
  next,
  contact: text("contact.sent.contact"),
  phone: { label: market.agency.phoneLabel, number: market.agency.phone },
  email: market.agency.email,
  onward: { name: text("home.browse"), path: path("listings") },
  signedUp: {
    heading: text("contact.sent.viewing"),
    next: text("contact.sent.welcome"),
    contact: text("contact.sent.ask"),
  },
  sent: {
    about: text("contact.sent.about"),
    time: text("contact.sent.time"),
    add: text("viewings.add"),
    address: text("contact.sent.address"),
    cannotCome: text("contact.sent.cannotCome"),
    withdraw: text("contact.sent.withdraw"),
    phone: text("contact.sent.phone"),
    noPhone: text("contact.sent.noPhone"),
    wrong: text("contact.sent.wrong"),
    correct: text("contact.sent.correct"),
  },
})

/** Page after a contact request, kept out of search engines. */
export const thanksPage: SitePage<Thanks> = {
  kind: "thanks",
  template: "contact/thanks",
  index: false,
  version: (edition) => ({
    title: edition.text("thanks.title"),
    description: edition.text("thanks.description"),
    page: thanksOf(edition, edition.text("thanks.next")),
  }),
}
