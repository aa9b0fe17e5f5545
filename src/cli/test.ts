import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs"
import { availableParallelism } from "node:os"
import { runProgram } from "../testing/tools/program.ts"
import { browserPath } from "./browser.ts"
import { command, seconds } from "./output.ts"
import { revisionIn } from "./test-run/changed-files.ts"
import { changedSteps } from "./test-run/changed-steps.ts"
import { countsOf } from "./test-run/counts.ts"
import { everyStep, networkLog } from "./test-run/steps.ts"

type Outcome = { readonly name: string; readonly passed: number; readonly failed: number; readonly time: number }

/** Counts each attempt of a build to reach another host as a failure. */
const networkOutcome = (): Outcome => {
  const attempts = existsSync(networkLog) ? readFileSync(networkLog, "utf8").trim().split("\n") : []
  for (const attempt of attempts) console.error(`A build tried to reach another host: ${attempt}`)
  return { name: "network", passed: attempts.length === 0 ? 1 : 0, failed: attempts.length, time: 0 }
}

/** Runs every check, or with `--changed` what a change can affect. */
await command(async () => {
  const revision = revisionIn(process.argv.slice(2))
  await browserPath()
  mkdirSync("reports", { recursive: true })
  rmSync(networkLog, { force: true })
  console.log(`Testing on ${availableParallelism()} cores`)
  const steps = revision === undefined ? everyStep() : await changedSteps(revision)
  const lastBuild = steps.findLast(({ isBuild }) => isBuild)
  const outcomes: Outcome[] = []
  for (const step of steps) {
    const { name, program, options, env, isBuild } = step
    console.log(`\n── ${name}`)
    const started = Date.now()
    const { code, all } = await runProgram(program, options, {
      ...(env && { env }),
      onLine: (line) => console.log(line),
    })
    outcomes.push({ name, ...countsOf(all, code), time: Date.now() - started })
    if (step === lastBuild) outcomes.push(networkOutcome())
    // After a failed build, scenarios would test an older one.
    if (isBuild && code !== 0) break
  }
  console.log("\n── summary")
  for (const { name, passed, failed, time } of outcomes)
    console.log(
      `${failed === 0 ? "ok  " : "FAIL"} ${name.padEnd(12)} ${String(passed).padStart(5)} passed ${String(failed).padStart(5)} failed ${seconds(time).padStart(7)}`,
    )
  const sum = (key: "passed" | "failed") => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`)
  process.exitCode = sum("failed") === 0 ? 0 : 1
})
