import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import type { FileChanges } from "./module-faults.ts"
import { changedText } from "./switch-text.ts"

/** The first script of every page, as the site was built and with the fault. */
export type ChangedScript = { readonly original: string; readonly changed: string }

type Compiler = { readonly firstScript: () => string }

/** Folders that the first script is made of. */
const parts = ["src/gatsby/inline", "src/browser", "src/domain"]

/**
 * Compiles the first script with the fault, if it is part of it.
 * @param site folder of the build
 * @param folder for a changed copy of the sources
 */
export const changedFirstScript = async (
  site: string,
  folder: string,
  changes: FileChanges,
): Promise<ChangedScript | undefined> => {
  const files = Object.entries(changes).map(([path, change]) => [relative(site, path), change] as const)
  if (!files.some(([file]) => parts.some((part) => file.startsWith(`${part}/`)))) return undefined
  const { firstScript }: Compiler = await import(join(site, "src/gatsby/inline/compile.ts"))
  const current = process.cwd()
  try {
    process.chdir(site)
    const original = firstScript()
    for (const part of parts) cpSync(join(site, part), join(folder, part), { recursive: true })
    for (const [file, change] of files)
      if (parts.some((part) => file.startsWith(`${part}/`)))
        writeFileSync(join(folder, file), changedText(file, readFileSync(join(folder, file), "utf8"), change))
    process.chdir(folder)
    const changed = firstScript()
    return changed === original ? undefined : { original, changed }
  } finally {
    process.chdir(current)
    rmSync(folder, { recursive: true, force: true })
  }
}
