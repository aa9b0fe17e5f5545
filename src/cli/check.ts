import { chosenMarket } from "../domain/chosen-market.ts"
import { editionOf, libraries } from "../site/edition.ts"
import { newIdNotes } from "../site/listings/new-ids.ts"
import { publishedIds, publishedStreet } from "../site/listings/published-homes.ts"
import { listingSource } from "../site/listings/source.ts"
import { readContent } from "../site/records/read-content.ts"
import { builtPages } from "../site/site.ts"
import { command } from "./output.ts"

/** Fails if the content of the market in MARKET is invalid, and prints what an editor may have overlooked. */
await command(async () => {
  const { name } = chosenMarket()
  const content = readContent(name, undefined, listingSource(name))
  const library = libraries()
  builtPages(
    content,
    content.market.languages.map((language) => editionOf(content, language, library)),
  )
  for (const note of newIdNotes(content.listings, publishedIds(name) ?? [], (id) => publishedStreet(name, id)))
    console.log(note)
})
