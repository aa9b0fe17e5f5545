import { internationalFormat } from "../../domain/contact/phone.ts"
import { endMessagesPath, retentionMonths, signUpPath } from "../../spec/contact.ts"
import type { Language } from "../../spec/languages.ts"
import { type Agency, type Market, markets } from "../../spec/markets.ts"
import type { StoredContactRequest } from "../store/contact-requests.ts"
import { htmlOf } from "./html.ts"
import type { Letter, Rows, Section } from "./letter.ts"
import {
  lineWith,
  linkTo,
  mailLink,
  messageSection,
  phoneLink,
  privacyLink,
  rowsOf,
  wishesOf,
  written,
} from "./letter-parts.ts"
import type { Message } from "./message.ts"
import { textOf } from "./plain-text.ts"
import { messageTexts } from "./texts.ts"

const subjectLength = 120

/** Makes one line, because a line break in a subject would begin another header. */
export const subjectOf = (text: string): string => {
  const characters = [...text.replace(/[\s\p{Cc}]+/gu, " ").trim()]
  return characters.length > subjectLength ? `${characters.slice(0, subjectLength - 1).join("")}…` : characters.join("")
}

export const messageOf = (letter: Letter): Message => ({
  language: letter.language,
  subject: letter.subject,
  text: textOf(letter),
  html: htmlOf(letter),
})

const momentOf = (language: Language, market: Market, moment: string): string =>
  new Intl.DateTimeFormat(messageTexts[language].locale, {
    dateStyle: "long",
    timeStyle: "short",
    hourCycle: "h23",
    timeZone: market.timeZone,
  }).format(new Date(moment))

/** What has another place in the agent's message, or none. */
type Unlisted = "topic" | "message" | "language" | "id" | "key" | "market" | "corrects" | "withdrawn"

const agentRows = (language: Language, request: StoredContactRequest): Rows =>
  rowsOf(language, {
    name: written(request.name),
    email: request.email === null ? null : mailLink(request.email),
    phone: request.phone === null ? null : phoneLink(request.phone, internationalFormat(request.phone)),
    ...wishesOf(language, request),
    marketing: request.marketing ? messageTexts[language].yes : messageTexts[language].no,
    received: momentOf(language, markets[request.market], request.received),
  } satisfies Record<Exclude<keyof StoredContactRequest, Unlisted>, unknown>)

/**
 * For the agency, in the first language of its market.
 * @param isWithdrawn whether it says that a sign-up for a viewing was taken back
 */
export const agentMessage = (request: StoredContactRequest, isWithdrawn = false): Message => {
  const [language] = markets[request.market].languages
  const { topics, agent } = messageTexts[language]
  const isCorrection = request.corrects !== null && !isWithdrawn
  const topic = isWithdrawn ? agent.withdrawal : topics[request.topic]
  const title = `${isCorrection ? `${agent.correction} – ` : ""}${topic}: `
  const task = isWithdrawn ? [agent.withdrawn] : lineWith(agent.task, { language: agent.languages[request.language] })
  const tasks = isCorrection ? [[agent.corrected], task] : [task]
  return messageOf({
    language,
    subject: subjectOf(title + request.name),
    heading: [title, { written: request.name }],
    sections: [
      { paragraphs: tasks.map((line) => [line]) },
      { rows: agentRows(language, request) },
      ...messageSection(language, request),
    ],
  })
}

/** Only what the form offers as a choice, and a home of ours: anybody can write to a stranger through a receipt. */
const receiptRows = (request: StoredContactRequest): Rows => {
  const { topics, yes } = messageTexts[request.language]
  const { address, ...wishes } = wishesOf(request.language, request)
  return rowsOf(request.language, {
    topic: topics[request.topic],
    ...wishes,
    // The address of an announced viewing is the home's own.
    address: request.viewing === null ? null : address,
    marketing: request.marketing ? yes : null,
  })
}

const dataSection = (language: Language, market: Market): Section => {
  const { data, retention, deletion, privacy } = messageTexts[language].receipt
  return {
    heading: data,
    paragraphs: [
      [lineWith(retention, { months: String(retentionMonths) })],
      [lineWith(deletion, { email: mailLink(market.agency.email) })],
      [lineWith(privacy, { link: privacyLink(market, language) })],
    ],
  }
}

/**
 * Says who writes, as the law asks of each message, and how to get no more messages that others can cause.
 * @property id of the receipt's delivery, or of the alert
 * @param canEnd whether that is still stored after the message
 */
export const agencySection = (
  { market, language, id }: Pick<StoredContactRequest, "market" | "language" | "id">,
  canEnd = true,
): Section => {
  const { legalName, registrationNumber, street, postalCode, city, phone, phoneLabelAbroad }: Agency =
    markets[market].agency
  const texts = messageTexts[language].receipt
  return {
    heading: texts.agency,
    paragraphs: [
      [
        [legalName],
        [`${texts.registrationNumber[market]} ${registrationNumber}`],
        [street],
        [`${postalCode} ${city[language] ?? ""}`],
        [phoneLink(phone, phoneLabelAbroad)],
      ],
      [[texts.fiction]],
      ...(canEnd
        ? [[lineWith(texts.endMessages, { link: linkTo(markets[market].origin + endMessagesPath(id)) })]]
        : []),
    ],
  }
}

/**
 * For the sender, without any text of theirs, because anyone can enter another person's address.
 * @param id of the delivery
 */
export const receipt = (request: StoredContactRequest, id: string): Message => {
  const { language } = request
  const market: Market = markets[request.market]
  const { titles, next, signedUp, request: heading, unrepeated } = messageTexts[language].receipt
  const withdrawal = linkTo(market.origin + signUpPath(request.id))
  const phone = phoneLink(market.agency.phone, market.agency.phoneLabelAbroad)
  return messageOf({
    language,
    subject: titles[request.topic],
    heading: [titles[request.topic]],
    sections: [
      { paragraphs: [[lineWith(request.viewing === null ? next : signedUp, { phone, withdrawal })]] },
      { heading, rows: receiptRows(request), paragraphs: [[[unrepeated]]] },
      dataSection(language, market),
      agencySection({ ...request, id }),
    ],
  })
}
