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
}
