import { pageFrontMatter, postFrontMatter, schemas, waters } from "../../content/schema.ts"
import { type Market, type MarketName, markets } from "../../spec/markets.ts"
import type { Content } from "./content.ts"
import { contentPath, pathsUnder } from "./content-path.ts"
import { documentProblems } from "./document-problems.ts"
import { documents } from "./documents.ts"
import { type ListingSource, listingFiles } from "./files.ts"
import { homesProblems } from "./home-problems.ts"
import { ContentError } from "./problems.ts"
import { readHomes, recordsInFolder } from "./read-homes.ts"
import { readerOf } from "./reader.ts"
import { textProblems } from "./texts.ts"

/**
 * All content of a market, validated.
 * @param root folder that holds `<market>/`, `texts/`, `plans/` and `media/`; without it, the content of the chosen agency
 * @param source of homes, houses and areas
 * @throws ContentError with every problem found: file, field and reason
 */
export const readContent = (name: MarketName, root?: string, source?: ListingSource): Content => {
  const market: Market = markets[name]
  const schema = schemas(market.languages)
  const pathOf = root === undefined ? contentPath : pathsUnder(root)
  const listings = source ?? listingFiles(name, pathOf)
  const reader = readerOf(pathOf)
  const { problems } = reader
  const { homes, read } = readHomes(name, reader, listings)
  const posts = documents(reader, name, "posts", postFrontMatter, ["date", "updated", "author", "picture", "topics"])
  const topics = recordsInFolder(reader, `${name}/topics`, schema.topic)
  const pages = documents(reader, name, "pages", pageFrontMatter, ["updated", "picture"])
  const drawing = reader.optional(`${name}/map.json`, schema.map.nullable(), null)
  if (!drawing && "listings" in market.routes && !problems.some(({ file }) => file === `${name}/map.json`))
    problems.push({ file: `${name}/map.json`, field: "(file)", reason: "is missing: the list shows homes on a map" })
  const noWaters = { overview: [], regions: [] }
  const map = drawing && { ...drawing, ...reader.optional(`${name}/waters.json`, waters, noWaters) }

  const hasAllPosts = !problems.some(({ file }) => file.startsWith(`${name}/posts/`))
  const content: Content = { ...homes, map, pages, posts, topics: topics.valid }
  problems.push(
    ...homesProblems(homes, read, pathOf, listings.placeOf),
    ...documentProblems(content, { agents: read.agents, topics, hasAllPosts }, pathOf),
    ...textProblems(pathOf(""), market),
  )
  if (problems.length > 0) throw new ContentError(problems)
  return content
}
