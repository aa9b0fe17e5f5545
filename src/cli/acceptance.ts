import { globSync, mkdirSync, readFileSync } from "node:fs"
import { availableParallelism } from "node:os"
import { browserPath } from "./browser.ts"
import { command } from "./output.ts"
import { selectionOf } from "./selection.ts"
import { checkSystemFont } from "./system-font.ts"
import { runWithSites } from "./with-sites.ts"

/** Runs the features against the built sites and passes options on to Cucumber. */
await command(async () => {
  const features = Object.fromEntries(
    globSync("features/**/*.feature").map((path) => [path, readFileSync(path, "utf8")]),
  )
  const selection = selectionOf(process.argv.slice(2), features)
  const browser = await browserPath()
  await checkSystemFont(browser)
  mkdirSync("reports", { recursive: true })
  // Scenarios wait for a third of their time, so two workers more than cores keep all cores busy.
  const workers = String(Math.min(4, availableParallelism() + 2))
  const options = [
    "--parallel",
    workers,
    "--plugin",
    "./steps/progress/plugin.ts",
    "--plugin",
    "./steps/results/plugin.ts",
    "--plugin",
    "./steps/touched/plugin.ts",
    "--plugin",
    "./steps/progress/selected.ts",
    ...selection,
  ]
  const cucumber = ["node_modules/@cucumber/cucumber/bin/cucumber.js", ...options]
  process.exitCode = await runWithSites(cucumber, { CHROMIUM_PATH: browser })
})
