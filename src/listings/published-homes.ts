import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type * as z from "zod/mini"
import { homeStreetSchema } from "../contracts/home-file.ts"
import { homeIdsSchema } from "../contracts/homes-data.ts"
import { parseAs } from "../contracts/parse.ts"
import { chosenAgency } from "../domain/chosen-agency.ts"
import { homeFileOf, searchDataPath } from "../domain/paths.ts"
import { idsOf } from "../domain/search/homes.ts"
import { type MarketName, markets } from "../spec/markets.ts"

const fileOf = (market: MarketName, path: string): string => join(chosenAgency().dist, market, path)

/**
 * Reads a file of the site that an earlier build has published, perhaps of another version; undefined before a first build.
 * @throws PlainError that names the file, the field and the fix
 */
const publishedIn = <Value>(market: MarketName, path: string, schema: z.ZodMiniType<Value>): Value | undefined => {
  const file = fileOf(market, path)
  if (!existsSync(file)) return undefined
  const source = {
    name: file,
    reader: "this version",
    fix: "publish the site once more with the version that built it",
  }
  return parseAs(schema, readFileSync(file, "utf8"), source)
}

/** Ids of the homes of the published site; undefined before a first build. */
export const publishedIds = (market: MarketName): readonly string[] | undefined => {
  const homes = publishedIn(market, searchDataPath, homeIdsSchema)
  return homes && idsOf(homes)
}

/** Street and number of a home of the published site. */
export const publishedStreet = (market: MarketName, id: string): string | undefined =>
  publishedIn(market, homeFileOf(markets[market].languages[0], id), homeStreetSchema)?.card.favourite.street
