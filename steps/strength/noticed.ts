import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { z } from "zod"
import { keyOf, type Mutant } from "./mutant.ts"
import { mutants } from "./mutants/all.ts"

const titles = z.record(z.string(), z.string())

const read = (file: string): ReadonlyMap<string, string> => {
  if (!existsSync(file)) return new Map()
  try {
    return new Map(Object.entries(titles.parse(JSON.parse(readFileSync(file, "utf8")))))
  } catch (error) {
    const cause = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message
    throw new Error(`${file} is broken (${cause}): restore it, or delete it and run npm run strength.`)
  }
}

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
    this.#titles = new Map(read(file))
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
    const draft = `${this.#file}.${process.pid}`
    writeFileSync(draft, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
    renameSync(draft, this.#file)
  }
}
