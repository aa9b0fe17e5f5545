import { type Edition, editionOf, libraries } from "../site/edition.ts"
import type { Content } from "../site/records/content.ts"
import { type BuiltPage, builtPages } from "../visit/site.data.ts"

const library = libraries()

export const editionsOf = (content: Content): Edition[] =>
  content.market.languages.map((language) => editionOf(content, language, library))

/** Pages of a market in all its languages, from content that a test may have changed. */
export const pagesOf = (content: Content): BuiltPage[] => builtPages(content, editionsOf(content))
