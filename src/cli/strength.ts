import { command } from "../build/output.ts"
import { browserPath } from "./browser.ts"
import { runWithSites } from "./with-sites.ts"

/**
 * Runs the mutants: each breaks one rule of the sites, whose scenarios must fail; options go to steps/strength/run.ts.
 */
await command(async () => {
  const browser = await browserPath()
  process.exitCode = await runWithSites(["steps/strength/run.ts", ...process.argv.slice(2)], { CHROMIUM_PATH: browser })
})
