import { command } from "../build/output.ts"
import { chosenMarket } from "../domain/chosen-market.ts"
import { newIdNotes } from "../listings/new-ids.ts"
import { publishedIds, publishedStreet } from "../listings/published-homes.ts"
import { listingSource } from "../listings/source.ts"
import { editionOf, libraries } from "../site/edition.ts"
import { contentNotes } from "../site/records/notes.ts"
import { readContent } from "../site/records/read-content.ts"
import { builtPages } from "../visit/site.data.ts"

/** Most notes that a build prints: a large agency has thousands of homes that begin with one picture. */
const shownNotes = 20

/** Fails if the content of the market in MARKET is invalid, and prints what an editor may have overlooked. */
await command(async () => {
  const { name } = chosenMarket()
  const source = listingSource(name)
  const content = readContent(name, undefined, source)
  const library = libraries()
  builtPages(
    content,
    content.market.languages.map((language) => editionOf(content, language, library)),
  )
  const notes = [
    ...newIdNotes(content.listings, publishedIds(name) ?? [], (id) => publishedStreet(name, id)),
    ...contentNotes(content, source.placeOf),
  ]
  for (const note of notes.slice(0, shownNotes)) console.log(note)
  if (notes.length > shownNotes) console.log(`and ${notes.length - shownNotes} notes more`)
})
