import { serveMarket } from "../server/serve.ts"
import { type MarketName, markets } from "../spec/markets.ts"
import { command } from "./output.ts"

/** Serves one built market on a free port, says where, and goes on until it is stopped. */
await command(async () => {
  const [market = ""] = process.argv.slice(2)
  if (!(market in markets)) throw new Error(`"${market}" is no market: name one of ${Object.keys(markets).join(", ")}.`)
  const { address } = await serveMarket(market as MarketName, 0)
  console.log(address)
})
