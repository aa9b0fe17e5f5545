import { resolve } from "node:path"
import { PlainError } from "../../domain/plain-error.ts"

/** A program of `npm test`. */
export type Step = {
  readonly name: string
  readonly program: string
  readonly options: readonly string[]
  readonly env?: NodeJS.ProcessEnv
  /** Whether later steps test what it builds. */
  readonly isBuild?: boolean
}

const script = (name: string): Step => ({ name, program: "npm", options: ["run", "--silent", name] })
const file = (name: string, path: string, env: NodeJS.ProcessEnv = {}, options: readonly string[] = []): Step => ({
  name,
  program: process.execPath,
  options: [path, ...options],
  env,
})
const cli = (name: string, env?: NodeJS.ProcessEnv): Step => file(name, `src/cli/${name}.ts`, env)

/** Value of NODE_OPTIONS that runs a file before a program; quoted, because Node.js splits the value at spaces. */
export const preloading = (path: string): string => `--require ${JSON.stringify(path)}`

export const networkLog = resolve("reports/network.log")
const networkGuard = { NETWORK_LOG: networkLog, NODE_OPTIONS: preloading(resolve("src/testing/network-guard.cjs")) }

/** Deployment values that must not appear in a build; the built functions are searched for them. */
const deploymentEnvironment = { DATABASE_URL: "postgresql://site:secret@build.invalid/leads", CONTACT_RATE_LIMIT: "1" }

const stepOf = {
  types: script("types"),
  lint: script("lint"),
  spec: script("spec"),
  unit: script("unit"),
  build: { ...cli("build", { ...networkGuard, ...deploymentEnvironment }), isBuild: true },
  /** Builds the sites that the scenarios visit. */
  sample: { ...file("sample", "src/cli/build.ts", networkGuard, ["--sample"]), isBuild: true },
  sweep: cli("sweep"),
  functions: file("functions", "src/testing/functions.ts"),
  hosts: cli("hosts"),
  acceptance: cli("acceptance"),
  "spec-site-check": cli("spec-site-check"),
} as const satisfies Record<string, Step>

type StepName = keyof typeof stepOf

/**
 * Returns the steps that `--only unit,hosts` names, or all: those that find errors fastest run first.
 * @throws PlainError for another option, or a name of no step
 */
export const chosenSteps = ([option, value = ""]: readonly string[]): readonly Step[] => {
  const all = Object.keys(stepOf).join(",")
  if (option === undefined) return Object.values(stepOf)
  if (option !== "--only")
    throw new PlainError(`"${option}" is no option: use npm test -- --only, with some of ${all}.`)
  const names = value.split(",")
  const wrong = names.find((name) => !Object.hasOwn(stepOf, name))
  if (wrong !== undefined) throw new PlainError(`"${wrong}" is no part of npm test: after --only, name some of ${all}.`)
  return names.map((name) => stepOf[name as StepName])
}

export const needsBrowser = (steps: readonly Step[]): boolean =>
  steps.some(({ name }) => name === "acceptance" || name === "spec-site-check")
