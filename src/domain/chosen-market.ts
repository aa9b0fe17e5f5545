import { defaultMarket, type Market, type MarketName, marketNames, markets } from "../spec/markets.ts"
import { type TrackerIds, type TrackerName, trackerIdForms } from "../spec/trackers.ts"
import { PlainError } from "./plain-error.ts"

export const isMarketName = (name: string): name is MarketName => Object.hasOwn(markets, name)

const isTrackerName = (name: string): name is TrackerName => Object.hasOwn(trackerIdForms, name)

/**
 * A mistyped id would send measurements to another account or change a script's address.
 * @throws PlainError
 */
export const checkTrackers = (name: MarketName, trackers: TrackerIds): void => {
  for (const [tracker, id] of Object.entries(trackers)) {
    if (!isTrackerName(tracker))
      throw new PlainError(
        `src/spec/markets.ts: ${name}.trackers.${tracker} is no tracker: use some of ${Object.keys(trackerIdForms).join(", ")}`,
      )
    const { pattern, example } = trackerIdForms[tracker]
    if (!pattern.test(id))
      throw new PlainError(
        `src/spec/markets.ts: ${name}.trackers.${tracker} is "${id}": use an id such as "${example}", or leave the line out`,
      )
  }
}

/**
 * The market that this process builds, from the environment variable MARKET.
 * @throws PlainError if MARKET names no market, or the market has an unknown tracker or an invalid tracker id
 */
export const chosenMarket = (
  name: string = process.env.MARKET || defaultMarket,
): { name: MarketName; market: Market } => {
  if (!isMarketName(name)) throw new PlainError(`MARKET is "${name}": use one of ${marketNames.join(", ")}`)
  const market = markets[name]
  checkTrackers(name, market.trackers)
  return { name, market }
}
