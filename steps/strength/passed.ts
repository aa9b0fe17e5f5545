import { type Result, type Results, readResults } from "../results/result.ts"
import { currentFeatures, examplesOf } from "../specification/features.ts"
import type { Rule } from "../specification/specification.ts"
import { version } from "../specification/version.ts"

/** Scenarios known to pass on the built sites as they are, because they have passed on this commit, without changes. */
export class PassedScenarios {
  readonly #rules: ReadonlyMap<string, Rule>
  readonly #results: Results
  readonly #commit: string | undefined

  /** @param commit as `version` returns it */
  constructor(rules: readonly Rule[], results: Results, commit: string | undefined) {
    this.#rules = new Map(rules.map((rule) => [rule.id, rule]))
    this.#results = results
    this.#commit = commit?.endsWith(" changed") ? undefined : commit
  }

  static ofLastRun(): PassedScenarios {
    return new PassedScenarios(
      currentFeatures().flatMap(({ rules }) => rules),
      readResults(),
      version(),
    )
  }

  /** Whether every example of a title has passed; a title in no example has not. */
  has(rule: string, title: string): boolean {
    const hasPassed = (result: Result | undefined) => result?.status === "passed" && result.version === this.#commit
    if (this.#commit === undefined) return false
    const known = this.#rules.get(rule)
    const examples = known ? examplesOf(known).filter((example) => example.title === title) : []
    return examples.length > 0 && examples.every(({ key }) => hasPassed(this.#results[key]))
  }
}
