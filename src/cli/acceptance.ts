import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { availableParallelism } from "node:os"
import { command } from "../build/output.ts"
import type { FailedScenarios } from "../tools/failed-scenarios.ts"
import { browserPath } from "./browser.ts"
import { mostTriedAgain, verdictOf } from "./second-try.ts"
import { selectionOf } from "./selection.ts"
import { checkSystemFont } from "./system-font.ts"
import { runWithSites } from "./with-sites.ts"

/** Where a run lists its failed scenarios, and where the unsteady ones of the last run of all are kept. */
const failedFile = "reports/failed.json"
const unsteadyFile = "reports/unsteady.json"

type Run = FailedScenarios & { readonly code: number }

const runScenarios = async (browser: string, options: readonly string[]): Promise<Run> => {
  const plugins = ["progress/plugin", "results/plugin", "progress/selected"]
  const all = [...plugins.flatMap((name) => ["--plugin", `./steps/${name}.ts`]), ...options]
  rmSync(failedFile, { force: true })
  const code = await runWithSites(["node_modules/@cucumber/cucumber/bin/cucumber.js", ...all], {
    CHROMIUM_PATH: browser,
    FAILED_SCENARIOS: failedFile,
  })
  const run: FailedScenarios = existsSync(failedFile)
    ? JSON.parse(readFileSync(failedFile, "utf8"))
    : { count: 0, failures: [] }
  return { code, ...run }
}

/** Runs the features against the built sites, and what fails once more, alone; it passes options on to Cucumber. */
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
  const { code, count, failures } = await runScenarios(browser, ["--parallel", workers, ...selection])
  const before: string[] = existsSync(unsteadyFile) ? JSON.parse(readFileSync(unsteadyFile, "utf8")) : []
  const isTriedAgain = failures.length > 0 && failures.length <= mostTriedAgain
  if (isTriedAgain) console.log(`\n── once more, alone: ${failures.length}`)
  const second = isTriedAgain
    ? await runScenarios(
        browser,
        failures.map(({ place }) => place),
      )
    : undefined
  const { lines, passed, failed, unsteady } = verdictOf(count, failures, second?.failures, before)
  if (failures.length > 0)
    console.log(["", ...lines, `${count} scenarios (${failed} failed, ${passed} passed)`].join("\n"))
  if (selection.length === 0) writeFileSync(unsteadyFile, JSON.stringify(unsteady))
  // Cucumber can also fail without a failed scenario, such as by a file that it cannot read.
  process.exitCode = failed > 0 || (code !== 0 && failures.length === 0) ? 1 : 0
})
