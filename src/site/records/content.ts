import type { z } from "zod"
import type {
  Agent,
  Area,
  City,
  CostAssumptions,
  House,
  Listing,
  MapContent,
  Neighbourhood,
  PageFrontMatter,
  PostFrontMatter,
  Prices,
  SoldHome,
  Surroundings,
  source,
  Topic,
} from "../../content/schema.ts"
import type { Language } from "../../spec/languages.ts"
import type { Market, MarketName } from "../../spec/markets.ts"

/** Record with its id, which is the name of its file. */
export type WithId<Fields> = Fields & { readonly id: string }

/** Markdown document in one language. */
export type Document<FrontMatter> = FrontMatter & { readonly body: string; readonly file: string }

/** One document in each language of its market. */
export type Translations<FrontMatter> = {
  readonly id: string
  readonly versions: Readonly<Record<Language, Document<FrontMatter>>>
}

export type Content = {
  readonly name: MarketName
  readonly market: Market
  readonly areas: readonly WithId<Area>[]
  /** Null in a market without homes. */
  readonly cost: CostAssumptions | null
  readonly agents: readonly WithId<Agent>[]
  readonly cities: readonly City[]
  readonly houses: readonly WithId<House>[]
  readonly listings: readonly WithId<Listing>[]
  /** Null in a market without homes. */
  readonly map: MapContent | null
  readonly neighbourhoods: readonly Neighbourhood[]
  readonly pages: readonly Translations<PageFrontMatter>[]
  readonly posts: readonly Translations<PostFrontMatter>[]
  /** Null in a market without price statistics. */
  readonly prices: Prices | null
  /** Sold homes without a page of their own. */
  readonly sold: readonly SoldHome[]
  readonly sources: Readonly<Record<string, z.infer<ReturnType<typeof source>>>>
  /** Null in a market without areas. */
  readonly surroundings: Surroundings | null
  readonly topics: readonly WithId<Topic>[]
}
