import { browserPath } from "./browser.ts"
import { command } from "./output.ts"
import { runWithSites } from "./with-sites.ts"

/** Measures the built sites' pages against the budgets; options go to perf/run.ts as they are. */
await command(async () => {
  const browser = await browserPath({ window: true })
  process.exitCode = await runWithSites(["perf/run.ts", ...process.argv.slice(2)], { CHROMIUM_PATH: browser })
})
