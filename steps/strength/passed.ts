import { currentFeatures, examplesOf } from "../specification/features.ts"
import type { Rule } from "../specification/specification.ts"
import { readRecord } from "../touched/record.ts"
import { affectedExamples } from "../touched/selection.ts"
import { currentStamps } from "../touched/stamps.ts"

/**
 * Scenarios known to pass on the built sites as they are, because they touched nothing that has changed since they passed.
 */
export class PassedScenarios {
  readonly #rules: ReadonlyMap<string, Rule>
  readonly #unknown: { has(key: string): boolean }

  /** @param unknown keys of the examples that may fail now */
  constructor(rules: readonly Rule[], unknown: { has(key: string): boolean }) {
    this.#rules = new Map(rules.map((rule) => [rule.id, rule]))
    this.#unknown = unknown
  }

  static ofLastRun(): PassedScenarios {
    const rules = currentFeatures().flatMap((feature) => feature.rules)
    const keys = rules.flatMap(examplesOf).map(({ key }) => key)
    return new PassedScenarios(rules, affectedExamples(keys, readRecord(), currentStamps()))
  }

  /** Whether every example of a title has passed; a title in no example has not. */
  has(rule: string, title: string): boolean {
    const known = this.#rules.get(rule)
    const examples = known ? examplesOf(known).filter((example) => example.title === title) : []
    return examples.length > 0 && !examples.some(({ key }) => this.#unknown.has(key))
  }
}
