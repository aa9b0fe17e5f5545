import { createHash } from "node:crypto"
import { realpathSync } from "node:fs"
import { join, resolve } from "node:path"
import type { MarketName } from "../../../src/spec/markets.ts"
import { type Mutant, type SourceChange, sourceChangesOf } from "../mutant.ts"
import type { Faults } from "./loader.ts"

/** Gatsby copies these files into `.cache` before each build. */
const gatsbyRuntime = "node_modules/gatsby/cache-dir/"

/** Names a fault by its changes, so that the name stays when other mutants come or go. */
export const faultOf = (mutant: Mutant): string | undefined => {
  const changes = sourceChangesOf(mutant)
  if (changes.length === 0) return undefined
  const texts = changes.map((change) => ["name" in change ? change.name : change.replace, change.file, change.with])
  return createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 8)
}

/** Path under which webpack knows a file in a copy of the project. */
const pathIn = (folder: string, file: string): string => {
  if (file.startsWith(gatsbyRuntime)) return resolve(folder, ".cache", file.slice(gatsbyRuntime.length))
  return file.startsWith("node_modules/") ? realpathSync(file) : resolve(folder, file)
}

/** Code that only browsers run, and that decides nothing of a page's HTML. */
const browserCode = /^(?:gatsby-browser\.tsx$|src\/browser\/(?!reporting\/early-errors)|node_modules\/)/
/** Code whose outcome the server decides: addresses are repaired before a browser has any code. */
const serverCode = /^src\/(?:server\/|domain\/repaired-address)/
/** Code that only commands run. */
const commandCode = /^src\/(?:cli\/|site\/records\/drafts\.ts$)/
/** The configuration of webpack, which decides how scripts and styles are divided. */
const builtWhole = /^src\/gatsby\/(?:webpack|styles|class-names)/
const isStyle = (file: string): boolean => file.endsWith(".css")

/**
 * How a fault in source is planted: chosen by browsers alone, or also by what makes pages again; in delivered styles; by the
 * server; by the commands of the agency; or in another build of the market.
 */
export type Way = "browser" | "pages" | "styles" | "server" | "commands" | "build"

export const wayOf = (mutant: Mutant): Way | undefined => {
  const files = sourceChangesOf(mutant).map(({ file }) => file)
  if (files.length === 0) return undefined
  if (files.some((file) => builtWhole.test(file))) return "build"
  if (files.every((file) => serverCode.test(file))) return "server"
  if (files.every((file) => commandCode.test(file))) return "commands"
  if (files.every(isStyle)) return "styles"
  return files.every((file) => browserCode.test(file)) ? "browser" : "pages"
}

const hasSwitch = ({ file }: SourceChange): boolean => /\.(?:m?[jt]sx?|css)$/.test(file) && !serverCode.test(file)

/** The changes of a mutant by absolute path, for the build in `folder`. */
export const changesIn = (folder: string, mutant: Mutant): Readonly<Record<string, readonly SourceChange[]>> =>
  Object.fromEntries(Map.groupBy(sourceChangesOf(mutant), ({ file }) => pathIn(folder, file)))

/** Collects the changes of a market's mutants, by file and fault, for the build in `folder`. */
export const faultsIn = (folder: string, market: MarketName, mutants: readonly Mutant[]): Faults => {
  const faults: Record<string, Record<string, readonly SourceChange[]>> = {}
  for (const mutant of mutants.filter(({ site }) => site === market)) {
    const fault = faultOf(mutant)
    if (fault === undefined) continue
    for (const [path, changes] of Object.entries(changesIn(folder, mutant)))
      if (changes.every(hasSwitch)) faults[path] = { ...faults[path], [fault]: changes }
  }
  return faults
}

export const faultsFileIn = (folder: string): string => join(resolve(folder), ".markets", "faults.json")
