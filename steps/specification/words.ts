import { diffWords } from "diff"

/** A text with the words that were added and removed, in reading order. */
export type Words = readonly { readonly text: string; readonly kind: "same" | "added" | "removed" }[]

/** Compares two texts word by word. */
export const wordsOf = (before: string, after: string): Words =>
  diffWords(before, after).map(({ value, added, removed }) => ({
    text: value,
    kind: added ? "added" : removed ? "removed" : "same",
  }))

export const isChanged = (words: Words): boolean => words.some(({ kind }) => kind !== "same")
