import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { HomeFile } from "../base/HomeCard/home-file.data.ts"
import { chosenAgency } from "../domain/chosen-agency.ts"
import { homeFileOf, searchDataPath } from "../domain/paths.ts"
import { idsOf } from "../domain/search/homes.ts"
import { type MarketName, markets } from "../spec/markets.ts"

const fileOf = (market: MarketName, path: string): string => join(chosenAgency().dist, market, path)

/** Ids of the homes of the published site; undefined before a first build. */
export const publishedIds = (market: MarketName): readonly string[] | undefined => {
  const file = fileOf(market, searchDataPath)
  return existsSync(file) ? idsOf(JSON.parse(readFileSync(file, "utf8"))) : undefined
}

/** Street and number of a home of the published site. */
export const publishedStreet = (market: MarketName, id: string): string | undefined => {
  const file = fileOf(market, homeFileOf(markets[market].languages[0], id))
  if (!existsSync(file)) return undefined
  return (JSON.parse(readFileSync(file, "utf8")) as HomeFile).card.favourite.street
}
