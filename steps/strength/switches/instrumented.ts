import { createHash } from "node:crypto"
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { buildSources } from "../../../src/published/sources.ts"
import { agencies } from "../../../src/spec/agencies.ts"
import type { MarketName } from "../../../src/spec/markets.ts"
import { runProgram, startProgram } from "../../../src/tools/program.ts"
import { copyProject } from "../../../src/tools/project-copy.ts"
import { mutants } from "../mutants/all.ts"
import { faultsFileIn, faultsIn } from "./faults.ts"

const buildTimeoutMs = 1_800_000

/** A reporting site's DSN, whose host the scenarios replace. */
const reporting = { SENTRY_DSN: "http://public@localhost:9999/1" }

/** Adds the loader of switches to the hooks of Gatsby. */
const gatsbyNode = (files: readonly string[], faultsFile: string): string => {
  const loader = JSON.stringify({
    loader: resolve("steps/strength/switches/loader.ts"),
    options: { faultsFile },
  })
  return [
    `import { onCreateWebpackConfig as configure } from "./src/gatsby/webpack-config.ts"`,
    `export { createPages, createSchemaCustomization, onPostBuild } from "./src/gatsby/pages.ts"`,
    `const files = new Set(${JSON.stringify(files)})`,
    `const isStyle = (path) => path.endsWith(".css")`,
    "const resource = (path) => files.has(path) && !isStyle(path)",
    "const style = (path) => files.has(path) && isStyle(path)",
    "const resourceQuery = /[?&]fault=/",
    `const use = [${loader}]`,
    // A switch is CommonJS, also in the place of a module of a package that has only others.
    `const type = "javascript/auto"`,
    "const rules = [",
    `  { resource, resourceQuery: { not: resourceQuery }, enforce: "post", type, use },`,
    `  { resource, resourceQuery, enforce: "pre", use },`,
    `  { resource: style, enforce: "pre", use },`,
    "]",
    "export const onCreateWebpackConfig = (args) => {",
    "  configure(args)",
    "  args.actions.setWebpackConfig({ module: { rules } })",
    "}",
    "",
  ].join("\n")
}

/** Hash of everything that an instrumented build depends on. */
const stampOf = (faults: string): string => {
  const hash = createHash("sha256").update(faults)
  const files = [
    ...buildSources.flatMap((part) => globSync(`${part}/**/*.*`)),
    ...globSync("steps/strength/switches/*.ts"),
  ]
  for (const file of [...files.sort(), ...buildSources, "node_modules/.package-lock.json"])
    if (/\.\w+$/.test(file) && existsSync(file)) hash.update(file).update(readFileSync(file))
  return hash.digest("hex")
}

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/**
 * Builds a market with all its faults behind a switch, in a copy of the project; an unchanged one stays as it is.
 * @throws Error if the build fails
 */
const build = async (market: MarketName, folder: string): Promise<void> => {
  const faults = faultsIn(folder, market, mutants)
  const faultsFile = faultsFileIn(folder)
  const text = JSON.stringify(faults)
  const stampFile = join(folder, ".markets", "instrumented")
  const stamp = stampOf(text)
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return
  rmSync(stampFile, { force: true })
  copyProject(folder)
  write(faultsFile, text)
  write(join(folder, "gatsby-node.ts"), gatsbyNode(Object.keys(faults), faultsFile))
  const result = await runProgram(process.execPath, ["src/cli/build.ts", market], {
    cwd: folder,
    timeoutMs: buildTimeoutMs,
    hasGroup: true,
  })
  if (result.code !== 0) throw new Error(`the site with switches cannot be built: ${result.all.trimEnd().slice(-3000)}`)
  // The HTML of the build names its helpers under the folder in which Gatsby made them.
  for (const name of [".cache", "public"]) symlinkSync(join(agencies.sample.caches, market, name), join(folder, name))
  write(stampFile, stamp)
}

export type Instrumented = {
  /** The copy of the project in which it was built. */
  readonly folder: string
  readonly address: string
  readonly reportingAddress: string
  readonly close: () => Promise<unknown>
}

/** Builds a market with switches, and serves it with and without error reporting. */
export const startInstrumented = async (market: MarketName): Promise<Instrumented> => {
  const folder = join(".markets", "strength", `${market}-switches`)
  await build(market, folder)
  // All scenarios share one client address, so the rate limit is raised.
  const shared = { PORT: "0", CONTACT_RATE_LIMIT: "1000000" }
  const start = (env: NodeJS.ProcessEnv) =>
    startProgram(process.execPath, ["src/cli/serve.ts", market], { cwd: folder, env: { ...shared, ...env } })
  const servers = [start({}), start(reporting)] as const
  const [address, reportingAddress] = await Promise.all(servers.map((server) => server.find(/http:\/\/[^\s/]+(?=\/)/)))
  return {
    folder: resolve(folder),
    address: address ?? "",
    reportingAddress: reportingAddress ?? "",
    close: () => Promise.all(servers.map((server) => server.stop())),
  }
}
