import { logReasonOf } from "../../domain/plain-error.ts"
import { type MarketName, markets } from "../../spec/markets.ts"
import { deleteOldAlerts, newsTeller } from "../delivery/alert-news.ts"
import type { OfferedHomes } from "../services/offered-homes.ts"
import { hourIn } from "../store/alert-rules.ts"
import type { SearchAlertStore } from "../store/search-alerts.ts"
import { inRounds } from "./rounds.ts"

/** Pause (ms) between rounds, which deletes what was not confirmed within an hour of its time. */
const roundMs = 3_600_000

/** Hour from which the messages of a day are sent, so that nobody's phone rings at night. */
const firstHour = 7

/**
 * Each hour, deletes alerts that are too old and tells the others what is new, once a day each. It logs failures without
 * any content of alerts.
 * @param homesOf homes of a market; undefined if no e-mails can be sent
 * @returns a function that stops it and waits for a running round
 */
export const tendAlerts = (
  alerts: SearchAlertStore,
  homesOf: ((market: MarketName) => OfferedHomes) | undefined,
  firstMs = 60_000,
): (() => Promise<void>) => {
  let isDoubted = false
  const tellNews = homesOf && newsTeller(alerts, homesOf)
  const round = async (): Promise<number> => {
    try {
      const now = new Date()
      const { refusal } = await deleteOldAlerts(alerts, now)
      if (refusal !== undefined && !isDoubted) console.error(refusal)
      isDoubted = refusal !== undefined
      await tellNews?.((market) => hourIn(markets[market].timeZone, now) >= firstHour)
    } catch (error) {
      console.error(`Alerts could not be seen to, which is tried again in an hour: ${logReasonOf(error)}.`)
    }
    return roundMs
  }
  return inRounds(round, firstMs, 0.1)
}
