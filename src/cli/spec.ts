import { command } from "../build/output.ts"
import { runProgram } from "../tools/program.ts"
import { browserPath } from "./browser.ts"
import { runWithSites } from "./with-sites.ts"

/** Checks the features; with --watch, also runs the examples that change, on the sites of the sample. */
await command(async () => {
  const program = ["steps/checks/run.ts", ...process.argv.slice(2)]
  process.exitCode = process.argv.includes("--watch")
    ? await runWithSites(program, { CHROMIUM_PATH: await browserPath() })
    : (await runProgram(process.execPath, program, { inTerminal: true })).code
})
