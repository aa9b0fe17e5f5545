import { alertMonths } from "../../spec/alerts.ts"
import { type MarketName, marketNames, markets } from "../../spec/markets.ts"
import { type FindHomes, foundHomes } from "../services/found-homes.ts"
import { alertStart, confirmationStart, dayIn, isNews, newsBetween, pricesAfter } from "../store/alert-rules.ts"
import type { Deletion } from "../store/contact-requests.ts"
import { clockProblem } from "../store/old-rows.ts"
import type { SearchAlertStore } from "../store/search-alerts.ts"
import type { PublishedSites } from "./published-sites.ts"

const epoch = new Date(0).toISOString()

/**
 * Deletes alerts that were not confirmed in time, and those that are too old.
 * @param isSure whether somebody has checked the clock
 */
export const deleteOldAlerts = async (alerts: SearchAlertStore, now: Date, isSure = false): Promise<Deletion> => {
  const from = alertStart(now)
  const refusal = isSure ? undefined : clockProblem("alerts", alertMonths, await alerts.ages(from), now)
  const deletion = await alerts.deleteBefore(refusal === undefined ? from : epoch, confirmationStart(now))
  return { ...deletion, refusal }
}

/** Records what the alerts of one market have to tell today. @returns how many messages that makes */
const tellMarket = async (
  alerts: SearchAlertStore,
  market: MarketName,
  findHomes: FindHomes,
  now: Date,
): Promise<number> => {
  const day = dayIn(markets[market].timeZone, now)
  let count = 0
  for (const { id, query, known } of await alerts.due(market, day)) {
    const found = await findHomes(query)
    if (!found) continue
    const telling = pricesAfter(known, found)
    if (isNews(newsBetween(known, telling)) && (await alerts.tell(id, known, telling, day, now))) count += 1
  }
  return count
}

/**
 * Compares the published homes with what each alert has been told, and records messages for those that have news and have
 * sent none today; the outbox delivers them. Several processes may do so at once.
 * @param isTime whether messages of a market may be sent now
 * @returns how many messages that makes
 */
export const tellNews = async (
  alerts: SearchAlertStore,
  sites: PublishedSites,
  now: Date,
  isTime: (market: MarketName) => boolean = () => true,
): Promise<number> => {
  let count = 0
  for (const market of marketNames)
    if (isTime(market)) count += await tellMarket(alerts, market, foundHomes(sites(market)), now)
  return count
}
