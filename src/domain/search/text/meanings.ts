import type { ChoiceName, Must } from "../criteria.ts"

/** What a number measures. */
export type Unit = "million" | "thousand" | "money" | "area" | "rooms" | "bedrooms" | "decade"

/** What a number is about, where its unit does not say so. */
export type Subject = "price" | "fee" | "size" | "plot" | "floor" | "year"

/**
 * What a word of a search text can mean: nothing (`small`), a bound before or after a number, the other end of a range, that a home
 * lacks something, that the number of a flat follows, a choice of the form, a tenure, a number, its unit or its subject.
 */
export const meanings = [
  ...(["small", "most", "least", "orLess", "orMore", "to", "without", "flatNumber"] as const),
  ...(["rooms.1", "rooms.2", "rooms.3", "rooms.4", "rooms.5"] as const),
  ...(["type.apartment", "type.rowHouse", "type.semiDetached", "type.house"] as const),
  ...(["status.forSale", "status.upcoming", "status.reserved", "status.sold"] as const),
  ...(["has.lift", "has.balcony", "has.sauna", "has.ownPlot", "has.newBuild", "has.hitas", "has.viewing"] as const),
  ...(["tenure.shares", "tenure.property"] as const),
  ...(["number.1", "number.2", "number.3", "number.4", "number.5", "number.6", "number.7"] as const),
  ...([
    "unit.million",
    "unit.thousand",
    "unit.money",
    "unit.area",
    "unit.rooms",
    "unit.bedrooms",
    "unit.decade",
  ] as const),
  ...(["subject.price", "subject.fee", "subject.size", "subject.plot", "subject.floor", "subject.year"] as const),
] as const

export type Meaning = (typeof meanings)[number]

/** A meaning that narrows a search on its own. */
export type Choice = Extract<Meaning, `${ChoiceName}.${string}` | `has.${Must}` | `tenure.${string}`>

/** Words and phrases of every language of a market by meaning, and the endings of its words, separated by commas. */
export type Vocabulary = { readonly [name in Meaning | "endings"]?: string }
