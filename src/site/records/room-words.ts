import type { RoomKind } from "../../content/schema/floor-plan.ts"
import type { Language } from "../../spec/languages.ts"

export type Words = Readonly<Partial<Record<Language, RegExp>>>

/** Rooms by the words that texts call them. */
export const roomWords: readonly (readonly [RoomKind, Words])[] = [
  ["living", { sv: /vardagsrum/i, fi: /olohuone/i, en: /living room/i }],
  ["kitchen", { sv: /\bkök(?:et)?\b/i, fi: /keittiö/i, en: /kitchen/i }],
  ["bedroom", { sv: /sovrum/i, fi: /makuuhuone/i, en: /bedroom/i }],
  ["balcony", { sv: /balkong/i, fi: /parvek/i, en: /balcony/i }],
  ["terrace", { sv: /terrass|altan/i, fi: /terassi/i, en: /terrace/i }],
]
