import type { CallTime, Topic } from "../../../spec/contact.ts"
import type { Language } from "../../../spec/languages.ts"
import type { MarketName } from "../../../spec/markets.ts"

/** Texts of all messages in one language, with `{name}` for what is filled in. */
export type MessageTexts = {
  /** Date formats: British for English, because the agency is European. */
  readonly locale: string
  readonly topics: { readonly [topic in Topic]: string }
  readonly callTimes: { readonly [time in CallTime]: string }
  readonly yes: string
  readonly no: string
  readonly labels: {
    readonly topic: string
    readonly viewing: string
    readonly name: string
    readonly email: string
    readonly phone: string
    readonly callTime: string
    readonly home: string
    readonly address: string
    readonly marketing: string
    readonly received: string
    readonly message: string
  }
  readonly agent: {
    /** With the `{language}` of the visitor. */
    readonly task: string
    /** Languages in the grammatical form that `task` needs. */
    readonly languages: { readonly [language in Language]: string }
    /** Subject and text of the message that a sign-up for a viewing was taken back. */
    readonly withdrawal: string
    readonly withdrawn: string
    /** Subject and text of a request that replaces an earlier one of the same visitor. */
    readonly correction: string
    readonly corrected: string
  }
  readonly receipt: {
    /** Subject and heading. */
    readonly titles: { readonly [topic in Topic]: string }
    readonly next: string
    /** Takes the place of `next` for a sign-up: with a link to take it back. */
    readonly signedUp: string
    readonly request: string
    /** Why the receipt has no text of the visitor. */
    readonly unrepeated: string
    readonly data: string
    readonly retention: string
    readonly deletion: string
    readonly privacy: string
    readonly agency: string
    readonly registrationNumber: { readonly [market in MarketName]: string }
    readonly fiction: string
    /** With a `{link}` to the page that ends all messages of this kind. */
    readonly endMessages: string
  }
}
