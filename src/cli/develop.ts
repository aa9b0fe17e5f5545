import { isMarketName } from "../domain/chosen-market.ts"
import { PlainError } from "../domain/plain-error.ts"
import { readListings } from "../site/listings/read.ts"
import { defaultMarket, markets } from "../spec/markets.ts"
import { runProgram } from "../testing/tools/program.ts"
import { withMarket } from "./market-build.ts"
import { command } from "./output.ts"

const [name = defaultMarket, ...options] = process.argv.slice(2)

await command(async () => {
  if (!isMarketName(name))
    throw new PlainError(`"${name}" is not a market: use npm run develop -- ${Object.keys(markets).join(" | ")}.`)
  const check = async () => {
    await readListings(name)
  }
  await withMarket(name, { check }, async () => {
    const { code } = await runProgram(process.execPath, ["node_modules/gatsby/cli.js", "develop", ...options], {
      env: { MARKET: name, GATSBY_TELEMETRY_DISABLED: "1" },
      inTerminal: true,
    })
    process.exitCode = code
  })
})
