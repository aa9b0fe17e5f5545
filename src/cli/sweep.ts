import { chosenMarket } from "../build/markets.ts"
import { command, seconds } from "../build/output.ts"
import { marketNames } from "../spec/markets.ts"
import { linesOf, sweep } from "../testing/sweep/sweep.ts"

/** Checks every page of the built sites, or of one, without a browser. */
await command(async () => {
  const chosen = chosenMarket("sweep", process.argv.slice(2))
  for (const market of chosen ? [chosen] : marketNames) {
    const started = Date.now()
    const result = await sweep(`dist/${market}`, market)
    const lines = linesOf(result)
    for (const line of lines) console.error(`FAIL dist/${market}${line}`)
    if (lines.length > 0) process.exitCode = 1
    console.log(`dist/${market}: ${result.pages} pages in ${seconds(Date.now() - started)}, ${lines.length} faults`)
  }
})
