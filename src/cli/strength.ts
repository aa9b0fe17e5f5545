import { browserPath } from "./browser.ts"
import { command } from "./output.ts"
import { runWithSites } from "./with-sites.ts"

/** Breaks the sites one rule at a time, and expects the rule's scenarios to notice; options go to steps/strength/run.ts. */
await command(async () => {
  const browser = await browserPath()
  process.exitCode = await runWithSites(["steps/strength/run.ts", ...process.argv.slice(2)], { CHROMIUM_PATH: browser })
})
