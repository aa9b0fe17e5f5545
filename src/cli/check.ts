import { readContent } from "../build/content.ts"
import { editionOf, libraries } from "../build/edition.ts"
import { listingsInUse } from "../build/listings/in-use.ts"
import { marketInUse } from "../build/market.ts"
import { builtPages } from "../build/site.ts"
import { command } from "./output.ts"

/** Fails where the content of the market that MARKET names is not right. */
await command(async () => {
  const { name } = marketInUse()
  const content = readContent(name, undefined, listingsInUse(name))
  const library = libraries()
  builtPages(
    content,
    content.market.languages.map((language) => editionOf(content, language, library)),
  )
})
