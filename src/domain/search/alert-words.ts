/** What the page of an alert says of it. */
export const alertStates = ["sent", "unconfirmed", "confirmed", "held", "ended", "gone", "failed"] as const
export type AlertState = (typeof alertStates)[number]

/** Texts of the page on which a search is followed, and their keys. */
export const followTexts = [
  "heading",
  "anyHome",
  "mail.heading",
  "mail.text",
  "mail.email",
  "mail.button",
  "mail.consent",
  "mail.privacy",
  "mail.none",
  "mail.error",
  "error",
  "feed.heading",
  "feed.text",
  "feed.address",
  "feed.copy",
  "feed.copied",
  "back",
  "confirm",
  "end",
] as const
export type FollowText = (typeof followTexts)[number]

/** Texts of the page on which a search is followed, and of the page of an alert, in one language. */
export type FollowWords = {
  readonly texts: Readonly<Record<FollowText, string>>
  readonly states: Readonly<Record<AlertState, { readonly heading: string; readonly text: string }>>
}
