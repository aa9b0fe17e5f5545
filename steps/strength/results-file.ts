import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { z } from "zod"
import { type MarketName, marketNames } from "../../src/spec/markets.ts"
import { keyOf, type Mutant } from "./mutant.ts"
import { mutants } from "./mutants/all.ts"

export const outcomes = ["killed", "survived", "not applied"] as const

/** The latest result of a mutant. */
const storedResult = z
  .strictObject({
    rule: z.string(),
    change: z.string(),
    site: z.enum(marketNames),
    outcome: z.enum(outcomes),
    /** The scenario, step and message that failed, or why the mutant did not apply. */
    reason: z.string(),
    date: z.iso.datetime(),
    /** Short commit, with " changed" if the working copy differed; missing without git. */
    version: z.string().exactOptional(),
  })
  .readonly()

export type StoredResult = z.infer<typeof storedResult>

/** A planted fault with its latest result. */
export type Fault = { readonly change: string; readonly site: MarketName } & (
  | { readonly outcome: "not tried yet" }
  | Pick<StoredResult, "outcome" | "reason" | "date" | "version">
)

export const resultsFile = "reports/strength.json"

/**
 * Reads the latest result of each mutant that was tried.
 * @throws Error with a sentence for the user if the file is broken
 */
export const readResults = (file = resultsFile): ReadonlyMap<string, StoredResult> => {
  if (!existsSync(file)) return new Map()
  try {
    const results = z.array(storedResult).parse(JSON.parse(readFileSync(file, "utf8")))
    return new Map(results.map((result) => [keyOf(result), result]))
  } catch (error) {
    const cause = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message
    throw new Error(`${file} is broken (${cause}): delete it and run npm run strength again.`)
  }
}

/** Stores a result atomically, and drops those of mutants that have gone. */
export const storeResult = (result: StoredResult, current: readonly Mutant[] = mutants, file = resultsFile): void => {
  const results = new Map(readResults(file)).set(keyOf(result), result)
  const stored = current.flatMap((mutant) => results.get(keyOf(mutant)) ?? [])
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(stored, null, 2)}\n`)
  renameSync(draft, file)
}

/** Lists the faults that are planted to break a rule. */
export const faultsOf = (
  rule: string,
  results: ReadonlyMap<string, StoredResult>,
  current: readonly Mutant[] = mutants,
): Fault[] =>
  current
    .filter((mutant) => mutant.rule === rule)
    .map((mutant) => {
      const { change, site } = mutant
      const result = results.get(keyOf(mutant))
      if (!result) return { change, site, outcome: "not tried yet" }
      const { rule: _, ...fault } = result
      return fault
    })
