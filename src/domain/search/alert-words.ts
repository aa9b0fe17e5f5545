import { criteriaIn } from "./criteria.ts"
import { type FilterNames, filterNames } from "./filters.ts"

/** What the page of an alert says of it. */
export const alertStates = [
  "sent",
  "unconfirmed",
  "confirmed",
  "held",
  "ended",
  "gone",
  "notForSale",
  "failed",
] as const
export type AlertState = (typeof alertStates)[number]

/** Texts of the page on which a search or a home is followed, and their keys. */
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
  "feed.only",
  "feed.text",
  "feed.address",
  "feed.copy",
  "feed.copied",
  "back",
  "confirm",
  "end",
] as const
export type FollowText = (typeof followTexts)[number]

/** Texts and states whose words are others for a home than for a search. */
export const homeTexts: readonly FollowText[] = ["heading", "mail.text", "mail.consent", "mail.none", "back", "confirm"]
export const homeStates: readonly AlertState[] = ["sent", "unconfirmed", "confirmed", "held", "ended"]

/** Texts of the page on which a search or a home is followed, and of the page of an alert, in one language. */
export type FollowWords = {
  readonly texts: Readonly<Record<FollowText, string>>
  readonly states: Readonly<Record<AlertState, { readonly heading: string; readonly text: string }>>
}

/** A search in the words of its form. */
export const namesOf = (
  { names, follow }: { readonly names: FilterNames; readonly follow: FollowWords },
  query: string,
): readonly string[] => {
  const filters = filterNames(names, criteriaIn(query))
  return filters.length > 0 ? filters : [follow.texts.anyHome]
}
