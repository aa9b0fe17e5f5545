import { command } from "../build/output.ts"
import { runProgram } from "../tools/program.ts"

/** Measures builds of many homes in a copy of the project, and passes options on to perf/builds/run.ts. */
await command(async () => {
  const options = ["perf/builds/run.ts", ...process.argv.slice(2)]
  process.exitCode = (await runProgram(process.execPath, options, { inTerminal: true })).code
})
