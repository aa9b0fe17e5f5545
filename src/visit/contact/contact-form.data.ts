import { labelledFields, visibleFields } from "../../domain/contact/fields.ts"
import type { Edition } from "../../site/edition.ts"
import type { PageLink } from "../../site/page.ts"
import { type CallTime, callTimes, retentionMonths, type Topic } from "../../spec/contact.ts"
import type { Language } from "../../spec/languages.ts"
import type { ViewingData } from "../viewings/viewings.data.ts"
import { type PhoneFieldData, phoneField } from "./phone-field.data.ts"

/** Data of a contact form on one page. */
export type ContactFormData = {
  readonly language: Language
  /** Path of the page with the form. */
  readonly page: string
  /** Topics to choose from; a single topic is not shown as a choice. */
  readonly topics: readonly { readonly topic: Topic; readonly name: string }[]
  /** Home that the contact request is about. */
  readonly home: { readonly id: string; readonly place: string; readonly text: string } | null
  /** Announced viewings of the home. */
  readonly viewings: readonly { readonly start: string; readonly text: string; readonly calendar: string }[]
  readonly asksAddress: boolean
  readonly messageHint: string
  readonly callTimes: readonly { readonly time: CallTime; readonly name: string }[]
  readonly phone: PhoneFieldData
  readonly consent: { readonly text: string; readonly more: PageLink }
  /** The agency's phone and email, as alternatives to the form. */
  readonly agency: { readonly phone: string; readonly phoneLabel: string; readonly email: string }
  readonly words: ReturnType<typeof wordsOf>
}

const labelsOf = ({ text }: Edition) =>
  Object.fromEntries(
    labelledFields.map((field) => {
      const label = text(`contact.form.${field}`)
      return [field, visibleFields[field].label === "required" ? text("contact.form.required", { label }) : label]
    }),
  ) as Readonly<Record<(typeof labelledFields)[number], string>>

const wordsOf = (edition: Edition) => {
  const { text } = edition
  return {
    ...labelsOf(edition),
    chooseViewing: text("contact.form.chooseViewing"),
    reach: text("contact.form.reach"),
    reachHint: text("contact.form.reachHint"),
    send: text("contact.form.send"),
    sending: text("contact.form.sending"),
    stop: text("contact.form.stop"),
    waiting: {
      network: text("contact.form.waiting.network"),
      answer: text("contact.form.waiting.answer"),
      server: text("contact.form.waiting.server"),
      busy: text("contact.form.waiting.busy"),
    },
    failed: {
      answer: text("contact.form.failed.answer"),
      server: text("contact.form.failed.server"),
      busy: text("contact.form.failed.busy"),
      refused: text("contact.form.failed.refused"),
    },
    otherwise: text("contact.form.otherwise"),
    arrived: text("contact.form.arrived"),
    onward: text("contact.form.onward"),
    notice: text("contact.form.notice"),
    toForm: text("contact.form.toForm"),
    close: text("contact.form.close"),
    notLoaded: text("contact.form.notLoaded"),
    retry: text("contact.form.retry"),
  }
}

const formOf = (
  edition: Edition,
  page: string,
  about: Pick<ContactFormData, "topics" | "home" | "viewings" | "asksAddress" | "messageHint">,
): ContactFormData => {
  const { language, market, text, path } = edition
  return {
    language,
    page,
    ...about,
    callTimes: callTimes.map((time) => ({ time, name: text(`contact.form.callTime.${time}`) })),
    phone: phoneField(edition),
    consent: {
      text: text("contact.form.consent", { controller: market.agency.legalName, months: retentionMonths }),
      more: { name: text("contact.form.consentMore"), path: path("privacy") },
    },
    agency: { phone: market.agency.phone, phoneLabel: market.agency.phoneLabel, email: market.agency.email },
    words: wordsOf(edition),
  }
}

/** Form on the contact page, for any subject. */
export const generalForm = (edition: Edition): ContactFormData =>
  formOf(edition, edition.path("contact"), {
    topics: [{ topic: "contact", name: "" }],
    home: null,
    viewings: [],
    asksAddress: false,
    messageHint: edition.text("contact.form.messageHint.contact"),
  })

/** Form on a home's page; it also offers its viewings, and a private one unless the home is sold. */
export const homeForm = (
  edition: Edition,
  home: { readonly id: string; readonly place: string; readonly isSold: boolean },
  viewings: readonly ViewingData[],
): ContactFormData => {
  const topics = [
    "home" as const,
    ...(viewings.length > 0 ? (["sign-up"] as const) : []),
    ...(home.isSold ? [] : (["viewing"] as const)),
  ]
  return formOf(edition, edition.path("property", home.id), {
    topics: topics.map((topic) => ({ topic, name: edition.text(`contact.form.topic.${topic}`) })),
    home: { id: home.id, place: home.place, text: edition.text("contact.form.about", { home: home.place }) },
    viewings: viewings.map(({ start, day, time, calendar }) => ({ start, text: `${day} ${time}`, calendar })),
    asksAddress: false,
    messageHint: edition.text("contact.form.messageHint.home"),
  })
}

/** Form for owners who consider selling. */
export const valuationForm = (edition: Edition, page: string): ContactFormData =>
  formOf(edition, page, {
    topics: [{ topic: "valuation", name: "" }],
    home: null,
    viewings: [],
    asksAddress: true,
    messageHint: edition.text("contact.form.messageHint.valuation"),
  })
