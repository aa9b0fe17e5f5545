import type { ComparedValue } from "../../domain/comparison.ts"
import type { FollowWords } from "../../domain/search/alert-words.ts"
import type { FilterNames } from "../../domain/search/filters.ts"
import type { HomeCardData } from "./cards.data.ts"

/** Data of one home in one language, for lists that the browser makes. */
export type HomeFile = {
  readonly card: HomeCardData
  /** ISO date. */
  readonly published: string
  readonly updated: string
  /** Values in the order of the market's comparison rows; null if a row does not apply. */
  readonly comparison: readonly (ComparedValue | null)[]
  /** All viewings, because the browser picks the next one at the time of the visit; the contact service checks the start. */
  readonly viewings: readonly { readonly text: string; readonly start: string; readonly end: string }[]
}

/** Texts of search feeds and alerts in one language. */
export type FeedWords = {
  readonly title: string
  readonly description: string
  readonly listings: string
  readonly names: FilterNames
  /** Of the page on which a search is followed. */
  readonly follow: FollowWords
  /** Of the page on which one home is followed. */
  readonly followHome: FollowWords
}
