import { chooseSample } from "../domain/chosen-agency.ts"
import { isMarketName } from "../domain/chosen-market.ts"
import { PlainError } from "../domain/plain-error.ts"
import { type MarketName, marketNames } from "../spec/markets.ts"

/** Chooses the sample for this process and those that it starts, if `--sample` is the first argument; returns the others. */
export const withoutAgency = (args: readonly string[]): readonly string[] => {
  if (args[0] !== "--sample") return args
  chooseSample()
  return args.slice(1)
}

/**
 * Reads the market that the arguments of a command name, if they name one.
 * @throws PlainError if they name something else, or more
 */
export const chosenMarket = (
  script: string,
  args: readonly string[],
  { markets = marketNames, kind = "a market" }: { markets?: readonly MarketName[]; kind?: string } = {},
): MarketName | undefined => {
  const [name] = args
  if (name === undefined) return undefined
  if (args.length === 1 && isMarketName(name) && markets.includes(name)) return name
  throw new PlainError(
    `"${args.join(" ")}" is not ${kind}: use npm run ${script}, or npm run ${script} -- ${markets.join(" | ")}.`,
  )
}
