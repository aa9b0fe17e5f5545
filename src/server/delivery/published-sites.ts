import { chosenAgency } from "../../domain/chosen-agency.ts"
import type { MarketName } from "../../spec/markets.ts"
import { publishedFilesIn } from "../services/published-files.ts"
import type { PublishedFiles } from "../services/service.ts"

/** Reads files of the built site of a market. */
export type PublishedSites = (market: MarketName) => PublishedFiles

export const publishedSites =
  (dist: string = chosenAgency().dist): PublishedSites =>
  (market) =>
    publishedFilesIn(`${dist}/${market}`)
