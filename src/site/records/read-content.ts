import { join } from "node:path"
import type { z } from "zod"
import { planLayout } from "../../content/schema/plan-layout.ts"
import type { CostAssumptions, House, Listing, Prices, Surroundings } from "../../content/schema.ts"
import {
  costAssumptions,
  neighbourhood,
  pageFrontMatter,
  postFrontMatter,
  schemas,
  slug,
  waters,
} from "../../content/schema.ts"
import { type Market, type MarketName, markets } from "../../spec/markets.ts"
import type { Content, WithId } from "./content.ts"
import { contentProblems } from "./content-problems.ts"
import { documents } from "./documents.ts"
import { type ListingFolder, type ListingSource, listingFiles, type RecordText, recordsInFiles } from "./files.ts"
import { pictureProblems } from "./picture-problems.ts"
import { ContentError } from "./problems.ts"
import { readerOf } from "./reader.ts"
import { textProblems } from "./texts.ts"

/**
 * All content of a market, validated.
 * @param root folder that holds `<market>/`, `texts/` and `media/`
 * @param source of homes, houses and areas
 * @throws ContentError with every problem found: file, field and reason
 */
export const readContent = (
  name: MarketName,
  root = join(process.cwd(), "src/content"),
  source: ListingSource = listingFiles(name, root),
): Content => {
  const market: Market = markets[name]
  const schema = schemas(market.languages)
  const reader = readerOf(root)
  const { problems, validate, json } = reader

  const records = <Fields>(
    texts: Iterable<RecordText>,
    placeOf: (id: string) => string,
    shape: z.ZodType<Fields>,
  ): WithId<Fields>[] => {
    const valid: WithId<Fields>[] = []
    for (const { id, text } of texts) {
      const place = placeOf(id)
      validate(place, slug, id)
      const fields = json(place, shape, text)
      if (fields !== undefined) valid.push({ ...fields, id })
    }
    return valid
  }
  const recordsInFolder = <Fields>(folder: string, shape: z.ZodType<Fields>) =>
    records(recordsInFiles(root, folder), (id) => `${folder}/${id}.json`, shape)
  const listingRecords = <Fields>(folder: ListingFolder, shape: z.ZodType<Fields>) =>
    records(source.records(folder), (id) => source.placeOf(folder, id), shape)
  const optional = <Value>(file: string, shape: z.ZodType<Value>, fallback: Value): Value =>
    reader.optional(`${name}/${file}`, shape, fallback)

  const areas = listingRecords("areas", schema.area)
  const brokers = recordsInFolder(`${name}/brokers`, schema.broker)
  const houses = listingRecords<House>("houses", schema.house)
  const listings = listingRecords<Listing>("listings", name === "fi" ? schema.finnishListing : schema.swedishListing)
  const posts = documents(reader, name, "posts", postFrontMatter, ["date", "updated", "author", "picture", "topics"])
  const topics = recordsInFolder(`${name}/topics`, schema.topic)
  const planLayouts = recordsInFolder("plans", planLayout)
  const pages = documents(reader, name, "pages", pageFrontMatter, ["updated", "picture"])
  const sources = optional("sources.json", schema.sources, {})
  const cost = optional<CostAssumptions | null>("cost.json", costAssumptions, null)
  if (!cost && listings.length > 0 && !problems.some(({ file }) => file === `${name}/cost.json`))
    problems.push({
      file: `${name}/cost.json`,
      field: "(file)",
      reason: "is missing: homes show what they cost a month",
    })
  const cities = optional("cities.json", schema.cities, [])
  const prices = optional<Prices | null>("prices.json", schema.prices, null)
  const surroundings = optional<Surroundings | null>("surroundings.json", schema.surroundings, null)
  const sold = optional("sold.json", schema.sold, [])
  const neighbourhoods = optional("neighbourhoods.json", neighbourhood.array(), [])
  const drawing = optional("map.json", schema.map.nullable(), null)
  const map = drawing && { ...drawing, ...optional("waters.json", waters, { overview: [], regions: [] }) }

  const places = { areas, cities, houses, map, neighbourhoods, prices, surroundings }
  const homes = { listings, planLayouts, sold }
  const content: Content = { name, market, ...places, ...homes, cost, brokers, pages, posts, sources, topics }
  problems.push(...contentProblems(content, root, source.placeOf), ...textProblems(root, market))
  // Homes are compared with each other last, because a home that cannot be read would be missing among them.
  if (problems.length === 0) problems.push(...pictureProblems(content, root, source.placeOf))
  if (problems.length > 0) throw new ContentError(problems)
  return content
}
