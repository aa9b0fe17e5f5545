import { z } from "zod"
import { readJson, writeJson } from "./json-file.ts"
import { keyOf, type Mutant } from "./mutant.ts"
import { mutants } from "./mutants/all.ts"

const titles = z.record(z.string(), z.string())

/**
 * Titles of the scenarios that noticed each mutant the last time. A committed file has them, because a run that tries them
 * first takes a fraction of the time; a title that has gone costs time only.
 */
export class Noticed {
  readonly #current: readonly Mutant[]
  readonly #file: string
  readonly #titles: Map<string, string>

  /** @throws Error with a sentence for the user if the file is broken */
  constructor(current: readonly Mutant[] = mutants, file = "steps/strength/noticed.json") {
    this.#current = current
    this.#file = file
    const advice = "restore it, or delete it and run npm run strength."
    this.#titles = new Map(Object.entries(readJson(file, titles, advice) ?? {}))
  }

  scenarioOf(mutant: Mutant): string | undefined {
    return this.#titles.get(keyOf(mutant))
  }

  /** Writes the file if another scenario has noticed the mutant, and drops mutants that have gone. */
  remember(mutant: Mutant, scenario: string): void {
    if (this.scenarioOf(mutant) === scenario) return
    this.#titles.set(keyOf(mutant), scenario)
    const kept = this.#current.flatMap((mutant) => {
      const title = this.scenarioOf(mutant)
      return title === undefined ? [] : [[keyOf(mutant), title]]
    })
    writeJson(this.#file, Object.fromEntries(kept))
  }
}
