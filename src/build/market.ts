import { PlainError } from "../domain/plain-error.ts"
import { defaultMarket, type Market, type MarketName, markets } from "../spec/markets.ts"

export const isMarketName = (name: string): name is MarketName => Object.hasOwn(markets, name)

/**
 * The market that this process builds, from the environment variable MARKET.
 * @throws PlainError where MARKET names no market
 */
export const marketInUse = (
  name: string = process.env.MARKET || defaultMarket,
): { name: MarketName; market: Market } => {
  if (!isMarketName(name)) throw new PlainError(`MARKET is "${name}": use one of ${Object.keys(markets).join(", ")}`)
  return { name, market: markets[name] }
}
