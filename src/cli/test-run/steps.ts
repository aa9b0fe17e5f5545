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

const script = (name: string, options: readonly string[] = []): Step => ({
  name,
  program: "npm",
  options: ["run", "--silent", name, ...(options.length > 0 ? ["--", ...options] : [])],
})
const file = (name: string, path: string, env: NodeJS.ProcessEnv = {}, options: readonly string[] = []): Step => ({
  name,
  program: process.execPath,
  options: [path, ...options],
  env,
})
const cli = (name: string, ...rest: readonly [NodeJS.ProcessEnv?, (readonly string[])?]): Step =>
  file(name, `src/cli/${name}.ts`, ...rest)

/** Value of NODE_OPTIONS that runs a file before a program; quoted, because Node.js splits the value at spaces. */
export const preloading = (path: string): string => `--require ${JSON.stringify(path)}`

export const networkLog = resolve("reports/network.log")
const networkGuard = { NETWORK_LOG: networkLog, NODE_OPTIONS: preloading(resolve("src/testing/network-guard.cjs")) }

/** Deployment values that must not appear in a build; the built functions are searched for them. */
const deploymentEnvironment = { DATABASE_URL: "postgresql://site:secret@build.invalid/leads", CONTACT_RATE_LIMIT: "1" }

export const stepOf = {
  types: () => script("types"),
  lint: () => script("lint"),
  spec: () => script("spec"),
  /** @param options Jest's; without any, it runs all tests */
  unit: (options: readonly string[] = []) => script("unit", options),
  soak: () => cli("soak", {}, ["--minutes", "0.3"]),
  /** @param options the market to build with its caches; otherwise all, from nothing */
  build: (options: readonly string[] = []): Step => ({
    ...cli("build", { ...networkGuard, ...deploymentEnvironment }, options),
    isBuild: true,
  }),
  /** Builds the sites that the scenarios visit. */
  sample: (options: readonly string[] = []): Step => ({
    ...file("sample", "src/cli/build.ts", networkGuard, ["--sample", ...options]),
    isBuild: true,
  }),
  sweep: () => cli("sweep"),
  functions: () => file("functions", "src/testing/functions.ts"),
  hosts: () => cli("hosts"),
  acceptance: (options: readonly string[] = []) => cli("acceptance", {}, options),
  "spec-site-check": () => cli("spec-site-check"),
} as const satisfies Record<string, (options?: readonly string[]) => Step>

export type StepName = keyof typeof stepOf

/**
 * Returns the steps that `--only unit,hosts` names, or undefined without the option.
 * @throws PlainError if it names none
 */
export const chosenSteps = ([option, value = ""]: readonly string[]): Step[] | undefined => {
  if (option !== "--only") return undefined
  const names = value.split(",")
  const wrong = names.find((name) => !Object.hasOwn(stepOf, name))
  if (wrong !== undefined)
    throw new PlainError(
      `"${wrong}" is no part of npm test: after --only, name some of ${Object.keys(stepOf).join(",")}.`,
    )
  return names.map((name) => stepOf[name as StepName]())
}

export const needsBrowser = (steps: readonly Step[]): boolean =>
  steps.some(({ name }) => name === "acceptance" || name === "spec-site-check")

/** All steps; those that find errors fastest run first. */
export const everyStep = (): Step[] => Object.values(stepOf).map((step) => step())
