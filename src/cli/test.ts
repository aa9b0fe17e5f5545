import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs"
import { availableParallelism } from "node:os"
import { resolve } from "node:path"
import { runProgram } from "../testing/tools/program.ts"
import { browserPath } from "./browser.ts"
import { command, seconds } from "./output.ts"

type Step = {
  readonly name: string
  readonly program: string
  readonly options: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}
type Outcome = { readonly name: string; readonly passed: number; readonly failed: number; readonly time: number }

const script = (name: string): Step => ({ name, program: "npm", options: ["run", "--silent", name] })
const file = (name: string, path: string, env: NodeJS.ProcessEnv = {}, options: readonly string[] = []): Step => ({
  name,
  program: process.execPath,
  options: [path, ...options],
  env,
})
const cli = (name: string, ...rest: readonly [NodeJS.ProcessEnv?, (readonly string[])?]): Step =>
  file(name, `src/cli/${name}.ts`, ...rest)

const networkLog = resolve("reports/network.log")
const networkGuard = { NETWORK_LOG: networkLog, NODE_OPTIONS: `--require ${resolve("src/testing/network-guard.cjs")}` }

/** Deployment values that must not appear in a build; the built functions are searched for them. */
const deploymentEnvironment = { DATABASE_URL: "postgresql://site:secret@build.invalid/leads", CONTACT_RATE_LIMIT: "1" }

/** Steps that find errors fastest run first. */
const steps: readonly Step[] = [
  script("types"),
  script("lint"),
  script("spec"),
  script("unit"),
  cli("soak", {}, ["--minutes", "0.5"]),
  cli("build", { ...networkGuard, ...deploymentEnvironment }),
  file("functions", "src/testing/functions.ts"),
  cli("hosts"),
  cli("acceptance"),
  cli("spec-site-check"),
]

/** Parses the counts printed by a step's tool; a step without counts is one test. */
const countsOf = (output: string, code: number): { passed: number; failed: number } => {
  const cucumber = /^\d+ scenarios? \((.*)\)$/m.exec(output)?.[1]
  const jest = /^Tests:\s+(.*)$/m.exec(output)?.[1]
  const text = cucumber ?? jest
  if (text === undefined) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  const passed = Number(/(\d+) passed/.exec(text)?.[1] ?? 0)
  const failed = [...text.matchAll(/(\d+) (?!passed|total)\w+/g)].reduce((sum, [, count]) => sum + Number(count), 0)
  // A tool can exit with an error but without a failed test, such as after a crash.
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

/** Counts each attempt of a build to reach another host as a failure. */
const networkOutcome = (): Outcome => {
  const attempts = existsSync(networkLog) ? readFileSync(networkLog, "utf8").trim().split("\n") : []
  for (const attempt of attempts) console.error(`A build tried to reach another host: ${attempt}`)
  return { name: "network", passed: attempts.length === 0 ? 1 : 0, failed: attempts.length, time: 0 }
}

await command(async () => {
  await browserPath()
  mkdirSync("reports", { recursive: true })
  rmSync(networkLog, { force: true })
  console.log(`Testing on ${availableParallelism()} cores`)
  const outcomes: Outcome[] = []
  for (const { name, program, options, env } of steps) {
    console.log(`\n── ${name}`)
    const started = Date.now()
    const { code, all } = await runProgram(program, options, {
      ...(env && { env }),
      onLine: (line) => console.log(line),
    })
    outcomes.push({ name, ...countsOf(all, code), time: Date.now() - started })
    if (name !== "build") continue
    outcomes.push(networkOutcome())
    // After a failed build, scenarios would test an older one.
    if (code !== 0) break
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
