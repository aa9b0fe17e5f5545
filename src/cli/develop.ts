import { withCaches } from "../build/caches.ts"
import { chosenMarket } from "../build/markets.ts"
import { command } from "../build/output.ts"
import { readListings } from "../listings/read.ts"
import { defaultMarket } from "../spec/markets.ts"
import { runProgram } from "../tools/program.ts"

const [argument, ...options] = process.argv.slice(2)

await command(async () => {
  const name = chosenMarket("develop", argument === undefined ? [] : [argument]) ?? defaultMarket
  const check = async () => {
    await readListings(name)
  }
  await withCaches(name, { check }, async () => {
    const { code } = await runProgram(process.execPath, ["node_modules/gatsby/cli.js", "develop", ...options], {
      env: { MARKET: name, GATSBY_TELEMETRY_DISABLED: "1" },
      inTerminal: true,
    })
    process.exitCode = code
  })
})
