import { createHash } from "node:crypto"
import { realpathSync } from "node:fs"
import { join, resolve } from "node:path"
import type { MarketName } from "../../../src/spec/markets.ts"
import type { Mutant } from "../mutant.ts"
import type { Faults } from "./loader.ts"
import type { FileChanges } from "./module-faults.ts"
import type { Replacement } from "./switch-text.ts"

/** Gatsby copies these files into `.cache` before each build. */
const gatsbyRuntime = "node_modules/gatsby/cache-dir/"

/** Names a fault by its change, so that the name stays when other mutants come or go. */
export const faultOf = ({ file, replacement }: Mutant): string =>
  createHash("sha256")
    .update(JSON.stringify([file, replacement]))
    .digest("hex")
    .slice(0, 8)

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
const isStyle = (file: string): boolean => file.endsWith(".css")

/**
 * How a fault is planted: chosen by browsers alone, or also by what makes pages again; in delivered styles; by the server;
 * or by the commands of the agency.
 */
export type Way = "browser" | "pages" | "styles" | "server" | "commands"

export const wayOf = ({ file }: Mutant): Way => {
  if (serverCode.test(file)) return "server"
  if (commandCode.test(file)) return "commands"
  if (isStyle(file)) return "styles"
  return browserCode.test(file) ? "browser" : "pages"
}

/** Whether the fault is in a market that is built with switches. */
export const isSwitched = (mutant: Mutant): boolean => ["browser", "pages", "styles"].includes(wayOf(mutant))

/** The change of a mutant by absolute path, for the build in `folder`. */
export const changesIn = (folder: string, { file, replacement }: Mutant): FileChanges => ({
  [pathIn(folder, file)]: [replacement],
})

/** Collects the changes of a market's mutants, by file and fault, for the build in `folder`. */
export const faultsIn = (folder: string, market: MarketName, mutants: readonly Mutant[]): Faults => {
  const faults: Record<string, Record<string, readonly Replacement[]>> = {}
  for (const mutant of mutants.filter((one) => one.site === market && isSwitched(one))) {
    const path = pathIn(folder, mutant.file)
    faults[path] = { ...faults[path], [faultOf(mutant)]: [mutant.replacement] }
  }
  return faults
}

export const faultsFileIn = (folder: string): string => join(resolve(folder), ".markets", "faults.json")
