import { PlainError } from "../domain/plain-error.ts"
import { defaultMarket, type Market, type MarketName, markets } from "../spec/markets.ts"
import { type TrackerName, trackerIdForms } from "../spec/trackers.ts"

export const isMarketName = (name: string): name is MarketName => Object.hasOwn(markets, name)

/** A mistyped id would measure for somebody else, or reach the address of a script: @throws PlainError */
const checkTrackers = (name: MarketName, { trackers }: Market): void => {
  for (const [tracker, id] of Object.entries(trackers)) {
    const { pattern, example } = trackerIdForms[tracker as TrackerName]
    if (!pattern.test(id))
      throw new PlainError(
        `src/spec/markets.ts: ${name}.trackers.${tracker} is "${id}": use an id such as "${example}", or leave the line out`,
      )
  }
}

/**
 * The market that this process builds, from the environment variable MARKET.
 * @throws PlainError where MARKET names no market, or the market has an id of a tracker that cannot be one
 */
export const marketInUse = (
  name: string = process.env.MARKET || defaultMarket,
): { name: MarketName; market: Market } => {
  if (!isMarketName(name)) throw new PlainError(`MARKET is "${name}": use one of ${Object.keys(markets).join(", ")}`)
  const market = markets[name]
  checkTrackers(name, market)
  return { name, market }
}
