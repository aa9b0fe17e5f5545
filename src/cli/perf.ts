import { command } from "../build/output.ts"
import { browserPath } from "./browser.ts"
import { runWithSites } from "./with-sites.ts"

/** Compares the built sites' pages with the performance budgets, and passes options on to perf/run.ts. */
await command(async () => {
  const browser = await browserPath({ window: true })
  process.exitCode = await runWithSites(["perf/run.ts", ...process.argv.slice(2)], { CHROMIUM_PATH: browser })
})
