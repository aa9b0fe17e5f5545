import type { Fact, KeyedFact } from "../base/HomeCard/cards.data.ts"
import { type Edition, editionOf, libraries } from "../site/edition.ts"
import type { Content } from "../site/records/content.ts"
import { readContent } from "../site/records/read-content.ts"
import type { Language } from "../spec/languages.ts"
import type { MarketName } from "../spec/markets.ts"

type Sample = {
  readonly content: Content
  readonly edition: (language: Language) => Edition
  /** Home by its id, such as `kvistgatan-12`. */
  readonly home: (id: string) => Content["listings"][number]
}

const library = libraries()

export const sampleOf = (market: MarketName): Sample => {
  const content = readContent(market)
  return {
    content,
    edition: (language) => editionOf(content, language, library),
    home: (id) => {
      const home = content.listings.find((listing) => listing.id === id)
      if (!home) throw new Error(`the sample has no home ${id}`)
      return home
    },
  }
}

/** Text with ordinary spaces instead of no-break ones. */
export const plainSpaces = (text: string): string => text.replaceAll("\u00a0", " ")

/** Facts as a reader sees them, such as "Boarea: 56,7 m²". */
export const factLines = (facts: readonly (Fact | KeyedFact)[]): string[] =>
  facts.map(({ term, value }) => plainSpaces(`${term}: ${value}`))
