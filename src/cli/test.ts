import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs"
import { availableParallelism } from "node:os"
import { command, seconds } from "../build/output.ts"
import { leftOutPrefix } from "../tools/optional-programs.ts"
import { runProgram } from "../tools/program.ts"
import { browserPath } from "./browser.ts"
import { type Counts, countsOf } from "./test-run/counts.ts"
import { failureLines } from "./test-run/failures.ts"
import { chosenSteps, needsBrowser, networkLog } from "./test-run/steps.ts"

type Outcome = Counts & { readonly name: string; readonly time: number }

/** Counts each attempt of a build to reach another host as a failure. */
const networkOutcome = (): Outcome => {
  const attempts = existsSync(networkLog) ? readFileSync(networkLog, "utf8").trim().split("\n") : []
  for (const attempt of attempts) console.error(`A build tried to reach another host: ${attempt}`)
  return { name: "network", passed: attempts.length === 0 ? 1 : 0, failed: attempts.length, skipped: 0, time: 0 }
}

const countNames = ["passed", "failed", "skipped"] as const satisfies readonly (keyof Counts)[]

/** Runs every check, or those that `--only` names. */
await command(async () => {
  const steps = chosenSteps(process.argv.slice(2))
  mkdirSync("reports", { recursive: true })
  rmSync(networkLog, { force: true })
  console.log(`Testing on ${availableParallelism()} cores`)
  if (needsBrowser(steps)) await browserPath()
  const leftOut = new Set<string>()
  const failures = new Set<string>()
  const lastBuild = steps.findLast(({ isBuild }) => isBuild)
  const outcomes: Outcome[] = []
  for (const step of steps) {
    const { name, program, options, env, isBuild } = step
    console.log(`\n── ${name}`)
    const started = Date.now()
    const isOfFailure = failureLines()
    const { code, all } = await runProgram(program, options, {
      ...(env && { env }),
      onLine: (line) => {
        if (line.startsWith(leftOutPrefix)) leftOut.add(line)
        // Jest names the failed files again at its end.
        if (isOfFailure(line)) failures.add(line)
        console.log(line)
      },
    })
    outcomes.push({ name, ...countsOf(all, code), time: Date.now() - started })
    if (step === lastBuild) outcomes.push(networkOutcome())
    // After a failed build, scenarios would test an older one.
    if (isBuild && code !== 0) break
  }
  if (failures.size > 0) console.log(`\n── failed\n${[...failures].join("\n")}`)
  console.log("\n── summary")
  const columnsOf = (counts: Counts) => countNames.map((key) => `${String(counts[key]).padStart(5)} ${key}`).join(" ")
  for (const outcome of outcomes)
    console.log(
      `${outcome.failed === 0 ? "ok  " : "FAIL"} ${outcome.name.padEnd(12)} ${columnsOf(outcome)} ${seconds(outcome.time).padStart(7)}`,
    )
  for (const line of leftOut) console.log(line)
  const sum = (key: keyof Counts) => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  console.log(countNames.map((key) => `${sum(key)} ${key}`).join(", "))
  process.exitCode = sum("failed") === 0 ? 0 : 1
})
