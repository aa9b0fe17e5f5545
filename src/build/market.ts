import { chosenAgency } from "../domain/chosen-agency.ts"
import { dsnOf } from "../domain/dsn.ts"
import { PlainError } from "../domain/plain-error.ts"
import { readListings } from "../listings/read.ts"
import { hasServiceWorker } from "../publish/service-worker.ts"
import { compressedFolder } from "../server/http/rules.ts"
import { type MarketName, markets } from "../spec/markets.ts"
import { runProgram } from "../tools/program.ts"
import { cachesOf, withCaches } from "./caches.ts"
import { compressHashed } from "./compressed-copies.ts"
import { type Pictures, runGatsby } from "./gatsby.ts"
import { writeHostConfigs } from "./host-configs.ts"
import { seconds } from "./output.ts"
import { publish } from "./publish.ts"
import { noteSources, sourcesStamp } from "./sources.ts"

/**
 * Checks the content before Gatsby starts, in a separate process that frees the memory of the homes it has read.
 * @returns what an editor may have overlooked, a line each
 * @throws PlainError that names the invalid content
 */
const checkContent = async (market: MarketName): Promise<string[]> => {
  const { code, all } = await runProgram(process.execPath, ["src/cli/check.ts"], { env: { MARKET: market } })
  if (code !== 0) throw new PlainError(all.trimEnd())
  return all.split("\n").filter(Boolean)
}

/**
 * Builds one market of the chosen agency into `dist/<market>`, or `dist/sample/<market>`.
 * @param clean discards all caches of earlier builds
 * @param pictures "when asked" leaves out pictures that no build has encoded, for a server in this folder
 * @throws PlainError if the build fails; `dist` is then unchanged
 */
export const buildMarket = async (
  market: MarketName,
  { clean = false, pictures = "encoded" }: { clean?: boolean; pictures?: Pictures } = {},
): Promise<void> => {
  const started = Date.now()
  const { dist } = chosenAgency()
  const log = (message: string) => console.log(`[${markets[market].country}] ${message}`)
  log(clean ? "building from nothing …" : "building …")
  dsnOf(process.env.SENTRY_DSN)
  hasServiceWorker()
  const sources = sourcesStamp(market)
  const check = async () => {
    const listingsSummary = await readListings(market)
    if (listingsSummary) log(`  ${listingsSummary}`)
    for (const note of await checkContent(market)) log(`  ${note}`)
  }
  await withCaches(market, { clean, check }, async () => {
    await runGatsby(market, pictures, `${cachesOf(market)}.log`, (progress) => log(`  ${progress}`))
    await compressHashed("public", compressedFolder(market, dist))
    publish(market, cachesOf(market))
    writeHostConfigs(market)
    noteSources(market, pictures === "encoded" ? sources : null)
  })
  log(`built into ${dist}/${market} in ${seconds(Date.now() - started)}`)
}
