import type { NewsStatus } from "../../store/alert-rules.ts"

/** Texts of the messages of an alert in one language, with `{name}` for what is filled in. */
export type AlertTexts = {
  /** Takes the place of words that anybody can write. */
  readonly ownWords: string
  readonly confirmation: {
    /** Subject and heading. */
    readonly title: string
    readonly search: string
    /** With a `{link}` and `{hours}`. */
    readonly confirm: string
    readonly stranger: string
  }
  readonly news: {
    /** Parts of the subject and the heading, with a `{count}`. */
    readonly addedOne: string
    readonly added: string
    readonly changedOne: string
    readonly changed: string
    readonly and: string
    readonly search: string
    readonly addedHeading: string
    readonly changedHeading: string
    /** With the `{term}` of the price, and `{from}` and `{to}`. */
    readonly price: string
    /** Takes the place of homes beyond the longest list, with a `{count}`. */
    readonly more: string
    readonly endHeading: string
    readonly why: string
    /** With a `{link}`. */
    readonly end: string
  }
  readonly data: {
    readonly heading: string
    /** With `{months}`. */
    readonly retention: string
  }
  /** What reads otherwise in an alert about one home. */
  readonly home: {
    /** Subject and heading of the message that asks to confirm, with the `{street}`. */
    readonly title: string
    readonly asked: string
    /** Parts of the subject and the heading of its news, after the street. */
    readonly price: string
    readonly viewing: string
    readonly viewings: string
    readonly cancelled: string
    readonly moved: string
    readonly viewingsHeading: string
    /** With a `{time}`. */
    readonly newTime: string
    readonly cancelledTime: string
    readonly statuses: Readonly<Record<NewsStatus, { readonly title: string; readonly text: string }>>
    readonly last: string
    readonly why: string
    /** With `{months}`. */
    readonly retention: string
  }
}
