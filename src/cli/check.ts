import { editionOf, libraries } from "../build/edition.ts"
import { listingSource } from "../build/listings/source.ts"
import { marketInUse } from "../build/market.ts"
import { readContent } from "../build/read-content.ts"
import { builtPages } from "../build/site.ts"
import { command } from "./output.ts"

/** Fails if the content of the market in MARKET is invalid. */
await command(async () => {
  const { name } = marketInUse()
  const content = readContent(name, undefined, listingSource(name))
  const library = libraries()
  builtPages(
    content,
    content.market.languages.map((language) => editionOf(content, language, library)),
  )
})
