import { mkdirSync } from "node:fs"
import { availableParallelism } from "node:os"
import { browserPath } from "./browser.ts"
import { command } from "./output.ts"
import { runWithSites } from "./with-sites.ts"

/** Runs the features against the built sites; options go to Cucumber as they are. */
await command(async () => {
  const browser = await browserPath()
  mkdirSync("reports", { recursive: true })
  // Scenarios wait for a third of their time: one worker more than there are cores keeps these busy.
  const workers = String(Math.min(4, availableParallelism() + 1))
  const options = ["--parallel", workers, "--plugin", "./steps/progress/plugin.ts", ...process.argv.slice(2)]
  const cucumber = ["node_modules/@cucumber/cucumber/bin/cucumber.js", ...options]
  process.exitCode = await runWithSites(cucumber, { CHROMIUM_PATH: browser })
})
