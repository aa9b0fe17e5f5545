import { spawn } from "node:child_process"
import { once } from "node:events"
import { isMarketName } from "../build/market.ts"
import { defaultMarket, markets } from "../spec/markets.ts"
import { withMarket } from "./market-build.ts"
import { CommandError, command } from "./output.ts"

const [name = defaultMarket, ...options] = process.argv.slice(2)

await command(async () => {
  if (!isMarketName(name))
    throw new CommandError(`"${name}" is not a market: use npm run develop -- ${Object.keys(markets).join(" | ")}.`)
  await withMarket(name, {}, async () => {
    const child = spawn(process.execPath, ["node_modules/gatsby/cli.js", "develop", ...options], {
      stdio: "inherit",
      env: { ...process.env, MARKET: name, GATSBY_TELEMETRY_DISABLED: "1" },
    })
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal))
    await once(child, "exit")
  })
})
