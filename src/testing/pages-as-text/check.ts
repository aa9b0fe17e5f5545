import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { command } from "../../cli/output.ts"
import { PlainError } from "../../domain/plain-error.ts"
import { marketNames } from "../../spec/markets.ts"
import { faultsOf } from "./faults.ts"

/** Shown faults at most, each with the first page that has it. */
const shownFaults = 40

/** Checks that all built pages can be read as text. */
await command(async () => {
  const firstPages = new Map<string, string>()
  for (const market of marketNames) {
    const pages = globSync(`dist/${market}/**/*.html`, { withFileTypes: true }).filter((entry) => entry.isFile())
    if (pages.length === 0) throw new PlainError(`dist/${market} has no pages: run npm run build.`)
    for (const { parentPath, name } of pages) {
      const page = join(parentPath, name)
      for (const fault of faultsOf(readFileSync(page, "utf8"))) firstPages.set(fault, firstPages.get(fault) ?? page)
    }
  }
  for (const [fault, page] of [...firstPages].slice(0, shownFaults)) console.error(`${page}: ${fault}`)
  if (firstPages.size > 0) throw new PlainError(`Pages cannot be read as text in ${firstPages.size} places.`)
})
