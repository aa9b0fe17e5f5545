import { homeIn } from "../../domain/search/followed.ts"
import { alertMonths } from "../../spec/alerts.ts"
import { type MarketName, marketNames, markets } from "../../spec/markets.ts"
import { type OfferedHomes, offerRecorder, type RecordOffers } from "../services/offered-homes.ts"
import { alertStart, confirmationStart, dayIn, isNews, type OfferChange } from "../store/alert-rules.ts"
import type { Deletion } from "../store/contact-requests.ts"
import { clockProblem } from "../store/old-rows.ts"
import type { DueAlert, SearchAlertStore } from "../store/search-alerts.ts"

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

/** Alerts that can tell something today, read a page at a time; in a page, those that know the same follow each other. */
async function* dueAlerts(alerts: SearchAlertStore, market: MarketName, day: string): AsyncGenerator<DueAlert> {
  for (let page = await alerts.due(market, day); page.length > 0; page = await alerts.due(market, day, page.at(-1)?.id))
    yield* page.toSorted((a, b) => (a.knownUntil < b.knownUntil ? -1 : 1))
}

/** Searches only for alerts that do not know all that has changed, and looks up each followed home. @returns how many messages that makes */
const tellMarket = async (
  alerts: SearchAlertStore,
  market: MarketName,
  homes: OfferedHomes,
  record: RecordOffers,
  now: () => Date,
): Promise<number> => {
  if (!(await record(market, homes))) return 0
  const until = now()
  const day = dayIn(markets[market].timeZone, until)
  let count = 0
  let after: string | undefined
  let changes: readonly OfferChange[] = []
  for await (const alert of dueAlerts(alerts, market, day)) {
    if (alert.knownUntil !== after) {
      after = alert.knownUntil
      changes = await alerts.changesBetween(market, after, until.toISOString())
    }
    // That a home is not published any more is no change of its offer.
    if (changes.length === 0 && homeIn(alert.query) === undefined) continue
    const news = await homes.news(alert.query, changes)
    if (!news) continue
    if (isNews(news)) count += (await alerts.tell(alert, news, day, until)) ? 1 : 0
    else if (changes.length > 0) await alerts.knowAll(alert, day, until)
  }
  return count
}

/**
 * Returns a function that records what is published and, for each alert that has sent no message today, a message with what has
 * changed in its search; the outbox delivers them. Several processes may do so at once.
 * @param homesOf homes of a market, searched off the thread of the pages where one serves
 */
export const newsTeller = (
  alerts: SearchAlertStore,
  homesOf: (market: MarketName) => OfferedHomes,
  now: () => Date = () => new Date(),
) => {
  const record = offerRecorder(alerts, now)
  /** @param isTime whether messages of a market may be sent now @returns how many messages were recorded */
  return async (isTime: (market: MarketName) => boolean = () => true): Promise<number> => {
    let count = 0
    for (const market of marketNames)
      if (isTime(market)) count += await tellMarket(alerts, market, homesOf(market), record, now)
    return count
  }
}
