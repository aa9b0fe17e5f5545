import type { Edition } from "../../site/edition.ts"
import type { TextKey } from "../../site/records/texts.ts"
import type { Language } from "../../spec/languages.ts"

const wordKeys = [
  "label",
  "zoomIn",
  "zoomOut",
  "fit",
  "north",
  "south",
  "west",
  "east",
  "move",
  "keys",
  "hint",
  "wheelHint",
  "inView",
  "almost",
  "many",
  "around",
  "listed",
  "near",
  "home",
  "noPrice",
  "close",
  "loading",
  "failed",
  "retry",
  "cardFailed",
  "none",
  "draw",
  "drawHint",
  "drawDone",
  "drawView",
  "drawCancel",
  "noneHere",
  "areas",
  "areaOne",
  "areaMany",
  "view",
  "asList",
  "asMap",
  "sources",
  "street",
] as const

/** Texts and geometry of the map of homes in one language; the browser fills in `{…}`. */
export type HomesMapData = {
  readonly language: Language
  readonly currency: string
  /** Path of the geometry. */
  readonly geometry: string
  /** Path of a home's page, with `{id}` for the home. */
  readonly homePath: string
  readonly words: Readonly<Record<(typeof wordKeys)[number] | "price", string>>
}

/** Keeps the placeholders that the browser fills in. */
const placeholders = Object.fromEntries(["count", "all", "place", "street", "price"].map((name) => [name, `{${name}}`]))

export const homesMap = (edition: Edition): HomesMapData => {
  const { market, language, text, path, geometry } = edition
  const word = (key: string) => text(`map.${key}` as TextKey, placeholders)
  return {
    language,
    currency: market.currency,
    geometry: geometry(),
    homePath: path("property", "{id}"),
    words: {
      ...(Object.fromEntries(wordKeys.map((key) => [key, word(key)])) as Record<(typeof wordKeys)[number], string>),
      price: word(`price.${market.currency}`),
    },
  }
}
