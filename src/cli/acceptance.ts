import { mkdirSync } from "node:fs"
import { availableParallelism } from "node:os"
import { browserPath } from "./browser.ts"
import { command } from "./output.ts"
import { runWithSites } from "./with-sites.ts"

/** Runs the features against the built sites and passes options on to Cucumber. */
await command(async () => {
  const browser = await browserPath()
  mkdirSync("reports", { recursive: true })
  // Scenarios wait for a third of their time, so one worker more than cores keeps all cores busy.
  const workers = String(Math.min(4, availableParallelism() + 1))
  const options = [
    "--parallel",
    workers,
    "--plugin",
    "./steps/progress/plugin.ts",
    "--plugin",
    "./steps/results/plugin.ts",
    "--plugin",
    "./steps/touched/plugin.ts",
    ...process.argv.slice(2),
  ]
  const cucumber = ["node_modules/@cucumber/cucumber/bin/cucumber.js", ...options]
  process.exitCode = await runWithSites(cucumber, { CHROMIUM_PATH: browser })
})
