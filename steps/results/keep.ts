import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { version } from "../specification/version.ts"
import type { FreshResult } from "./from-messages.ts"
import { type Results, readResults, resultsFolder, writeResults } from "./result.ts"

/**
 * Adds the results of a run to those of earlier runs, and removes those of examples that are not in the specification.
 * @param current keys of the examples in the specification
 */
export const keepResults = (fresh: readonly FreshResult[], current: ReadonlySet<string>): void => {
  mkdirSync(resultsFolder, { recursive: true })
  const commit = version()
  const added: Results = Object.fromEntries(
    fresh.map(({ key, pictures, ...result }) => {
      const names = pictures.map(({ name }) => `${key.replace("/", "-")}-${name}`)
      for (const [place, { content }] of pictures.entries()) writeFileSync(`${resultsFolder}/${names[place]}`, content)
      return [key, { ...result, ...(commit && { version: commit }), pictures: names }]
    }),
  )
  const entries = Object.entries({ ...readResults(), ...added }).filter(([key]) => current.has(key))
  const results: Results = Object.fromEntries(entries)
  writeResults(results)
  const kept = new Set(Object.values(results).flatMap(({ pictures }) => pictures))
  for (const name of readdirSync(resultsFolder))
    if (name.endsWith(".webp") && !kept.has(name)) rmSync(`${resultsFolder}/${name}`)
}
