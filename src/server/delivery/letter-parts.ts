import { viewingText } from "../../domain/contact/viewing.ts"
import { hasRoute, pathOf } from "../../domain/paths.ts"
import type { Language } from "../../spec/languages.ts"
import { type Market, markets } from "../../spec/markets.ts"
import type { StoredContactRequest } from "../store/contact-requests.ts"
import type { Line, Rows, Section, Span } from "./letter.ts"
import { messageTexts } from "./texts.ts"

/** Replaces each `{name}` of a text with a span. */
export const lineWith = (text: string, spans: Readonly<Record<string, Span>>): Line =>
  text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 1 ? (spans[part] ?? part) : part))

export const linkTo = (url: string): Span => ({ href: url, text: url })
export const mailLink = (email: string): Span => ({
  href: `mailto:${encodeURIComponent(email).replace("%40", "@")}`,
  text: email,
})
export const phoneLink = (phone: string, text: string): Span => ({
  href: `tel:${encodeURIComponent(phone).replace("%2B", "+")}`,
  text,
})

/** Shows the id of a home that has no page, in a market without homes. */
const homeSpan = (market: Market, language: Language, home: string): Span =>
  hasRoute(market, "property") ? linkTo(market.origin + pathOf(market, language, "property", home)) : { written: home }

/** The privacy page, or the privacy section on the front page in a market without homes. */
export const privacyLink = (market: Market, language: Language): Span =>
  linkTo(
    market.origin +
      (hasRoute(market, "privacy")
        ? pathOf(market, language, "privacy")
        : `${pathOf(market, language, "home")}#privacy`),
  )

type Label = keyof (typeof messageTexts)[Language]["labels"]
/** Labels and values, without the fields that the visitor left empty. */
export const rowsOf = (language: Language, values: Readonly<Partial<Record<Label, Span | null>>>): Rows =>
  (Object.entries(values) as [Label, Span | null][]).flatMap(([label, value]) =>
    value === null ? [] : [{ label: messageTexts[language].labels[label], value }],
  )

export const written = (text: string | null): Span | null => (text === null ? null : { written: text })

/** Fields that both messages show in the same way. */
export const wishesOf = (language: Language, request: StoredContactRequest) => ({
  viewing: request.viewing === null ? null : viewingText(language, markets[request.market], request.viewing),
  callTime:
    request.phone === null && request.callTime === "any" ? null : messageTexts[language].callTimes[request.callTime],
  home: request.home === null ? null : homeSpan(markets[request.market], language, request.home),
  address: written(request.address),
})

/** Stands after all other fields, so that a message cannot pretend to be one of them. */
export const messageSection = (language: Language, { message }: StoredContactRequest): Section[] =>
  message === null ? [] : [{ heading: messageTexts[language].labels.message, paragraphs: [[[{ written: message }]]] }]
