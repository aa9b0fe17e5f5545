import { z } from "zod"
import { type MarketName, marketNames } from "../../src/spec/markets.ts"
import { readJson, writeJson } from "./json-file.ts"
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
  const results = readJson(file, z.array(storedResult), "delete it and run npm run strength again.") ?? []
  return new Map(results.map((result) => [keyOf(result), result]))
}

/** Stores a result atomically, and drops those of mutants that have gone. */
export const storeResult = (result: StoredResult, current: readonly Mutant[] = mutants, file = resultsFile): void => {
  const results = new Map(readResults(file)).set(keyOf(result), result)
  const stored = current.flatMap((mutant) => results.get(keyOf(mutant)) ?? [])
  writeJson(file, stored)
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
