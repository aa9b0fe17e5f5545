import { command } from "./output.ts"
import { runHere } from "./run.ts"

/** Measures builds of many homes in a copy of the project, and passes options on to perf/builds/run.ts. */
await command(async () => {
  process.exitCode = await runHere(["perf/builds/run.ts", ...process.argv.slice(2)])
})
