import { z } from "zod"
import type { Language } from "../spec/languages.ts"
import type { Law } from "../spec/markets.ts"
import { finnishListing, house } from "./schema/finnish-listing.ts"
import { withListingRules } from "./schema/listing.ts"
import { map, waters } from "./schema/map.ts"
import { area, city, neighbourhood, prices, source, surroundings } from "./schema/places.ts"
import { soldHome } from "./schema/sold.ts"
import { swedishListing } from "./schema/swedish-listing.ts"
import { agent, pageFrontMatter, postFrontMatter, topic } from "./schema/texts.ts"

/**
 * Schemas of all records under `src/content`: money in minor units (öre, cents), areas in m², days as ISO 8601 dates.
 * A field is required if the law requires it in adverts or a page would mislead without it.
 */
export { type CostAssumptions, costAssumptions } from "./schema/cost.ts"
export { slug, type Translated } from "./schema/fields.ts"
export { features, outdoorFeatures } from "./schema/listing.ts"
export type { GeographyLabel } from "./schema/map.ts"
export { priceYear, priceYears } from "./schema/places.ts"
export { neighbourhood, pageFrontMatter, postFrontMatter, source, waters }

/** Schemas of one market's records, whose texts must exist in each of its languages. */
export const schemas = (languages: readonly Language[]) => ({
  area: area(languages),
  agent: agent(languages),
  cities: city(languages).array(),
  house: house(languages),
  listing: {
    finnish: withListingRules(finnishListing(languages)),
    swedish: withListingRules(swedishListing(languages)),
  } satisfies Record<Law, unknown>,
  prices: prices(languages),
  sold: soldHome(languages).array(),
  map: map(languages),
  sources: z.record(z.string(), source(languages)),
  surroundings: surroundings(languages),
  topic: topic(languages),
})

type Schemas = ReturnType<typeof schemas>
export type Area = z.infer<Schemas["area"]>
export type Agent = z.infer<Schemas["agent"]>
export type City = z.infer<Schemas["cities"]>[number]
export type Prices = z.infer<Schemas["prices"]>
/** A home as editors write it. */
export type ListingRecord<Of extends Law> = z.infer<Schemas["listing"][Of]>
/** A home, and the law that its advert follows, which is that of its market. */
type ListingOf<Of extends Law> = Of extends Law ? ListingRecord<Of> & { readonly law: Of } : never
export type FinnishListing = ListingOf<"finnish">
export type SwedishListing = ListingOf<"swedish">
export type Listing = ListingOf<Law>

/** Returns what holds for a home by its law; a law that is left out does not compile. */
export const byLaw = <Home extends Listing, Result>(
  home: Home,
  of: { readonly [Of in Law]: (home: Extract<Home, { readonly law: Of }>) => Result },
): Result => (of[home.law] as (home: Home) => Result)(home)
export type SoldHome = z.infer<Schemas["sold"]>[number]
export type House = z.infer<Schemas["house"]>
export type HousingCompany = House["company"]
export type Surroundings = z.infer<Schemas["surroundings"]>
export type Topic = z.infer<Schemas["topic"]>
export type MapContent = z.infer<Schemas["map"]> & z.infer<typeof waters>
export type Neighbourhood = z.infer<typeof neighbourhood>
export type PostFrontMatter = z.infer<typeof postFrontMatter>
export type PageFrontMatter = z.infer<typeof pageFrontMatter>
