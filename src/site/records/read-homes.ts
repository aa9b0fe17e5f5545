import type { z } from "zod"
import {
  type Agent,
  type Area,
  type CostAssumptions,
  costAssumptions,
  type House,
  type Listing,
  neighbourhood,
  type Prices,
  type Surroundings,
  schemas,
  slug,
} from "../../content/schema.ts"
import { type Law, type Market, type MarketName, markets } from "../../spec/markets.ts"
import type { Content, WithId } from "./content.ts"
import { type ListingFolder, type ListingSource, type RecordText, recordsInFiles } from "./files.ts"
import type { Reader } from "./reader.ts"

/** Records of a folder; those with problems have their valid fields only, and are not among the valid ones. */
export type RecordsRead<Fields> = { readonly valid: WithId<Fields>[]; readonly all: WithId<Partial<Fields>>[] }

/** Homes, and all records that say something about them. */
export type HomesContent = Omit<Content, "map" | "pages" | "posts" | "topics">

/** Records that others name; a record with problems is known too, or it would be missed in each that names it. */
export type HomesRead = {
  readonly areas: RecordsRead<Area>
  readonly agents: RecordsRead<Agent>
  readonly houses: RecordsRead<House>
  readonly listings: RecordsRead<Listing>
}

const records = <Fields>(
  { validate, json, validParts }: Reader,
  texts: Iterable<RecordText>,
  placeOf: (id: string) => string,
  shape: z.ZodType<Fields>,
): RecordsRead<Fields> => {
  const read: RecordsRead<Fields> = { valid: [], all: [] }
  for (const { id, text } of texts) {
    const place = placeOf(id)
    validate(place, slug, id)
    const fields = json(place, shape, text)
    if (fields !== undefined) read.valid.push({ ...fields, id })
    read.all.push({ ...((fields ?? validParts.get(place)) as Partial<Fields> | undefined), id } as WithId<
      Partial<Fields>
    >)
  }
  return read
}

const withLaw = <Of extends Law, Fields>(
  law: Of,
  { valid, all }: RecordsRead<Fields>,
): RecordsRead<Fields & { readonly law: Of }> => ({
  valid: valid.map((record) => ({ ...record, law })),
  all: all.map((record) => ({ ...record, law }) as WithId<Partial<Fields & { readonly law: Of }>>),
})

/** The valid records of a folder, and all of them, some with their valid fields only. */
export const recordsInFolder = <Fields>(reader: Reader, folder: string, shape: z.ZodType<Fields>) =>
  records(reader, recordsInFiles(reader.pathOf, folder), (id) => `${folder}/${id}.json`, shape)

/** Reads the homes of a market without its articles, pages, texts and map. */
export const readHomes = (
  name: MarketName,
  reader: Reader,
  source: ListingSource,
): { readonly homes: HomesContent; readonly read: HomesRead } => {
  const market: Market = markets[name]
  const schema = schemas(market.languages)
  const listingRecords = <Fields>(folder: ListingFolder, shape: z.ZodType<Fields>) =>
    records(reader, source.records(folder), (id) => source.placeOf(folder, id), shape)
  const optional = <Value>(file: string, shape: z.ZodType<Value>, fallback: Value): Value =>
    reader.optional(`${name}/${file}`, shape, fallback)

  const listings: Readonly<Record<Law, () => RecordsRead<Listing>>> = {
    finnish: () => withLaw("finnish", listingRecords("listings", schema.listing.finnish)),
    swedish: () => withLaw("swedish", listingRecords("listings", schema.listing.swedish)),
  }

  const noListings = (): RecordsRead<Listing> => {
    for (const { id } of source.records("listings"))
      reader.problems.push({
        file: source.placeOf("listings", id),
        field: "(file)",
        reason: "is a home, and its market has no law of adverts yet: give it one in src/spec/markets.ts",
      })
    return { valid: [], all: [] }
  }

  const read: HomesRead = {
    areas: listingRecords("areas", schema.area),
    agents: recordsInFolder(reader, `${name}/agents`, schema.agent),
    houses: listingRecords<House>("houses", schema.house),
    listings: market.law ? listings[market.law]() : noListings(),
  }
  const cost = optional<CostAssumptions | null>("cost.json", costAssumptions, null)
  if (!cost && read.listings.all.length > 0 && !reader.problems.some(({ file }) => file === `${name}/cost.json`))
    reader.problems.push({
      file: `${name}/cost.json`,
      field: "(file)",
      reason: "is missing: homes show what they cost a month",
    })
  const homes: HomesContent = {
    ...{ name, market, cost },
    areas: read.areas.valid,
    agents: read.agents.valid,
    houses: read.houses.valid,
    listings: read.listings.valid,
    sources: optional("sources.json", schema.sources, {}),
    cities: optional("cities.json", schema.cities, []),
    prices: optional<Prices | null>("prices.json", schema.prices, null),
    surroundings: optional<Surroundings | null>("surroundings.json", schema.surroundings, null),
    sold: optional("sold.json", schema.sold, []),
    neighbourhoods: optional("neighbourhoods.json", neighbourhood.array(), []),
  }
  return { homes, read }
}
