import { type ScenarioChange, scenarioChanges } from "./scenario-changes.ts"
import type { Feature, Rule } from "./specification.ts"
import { isChanged, type Words, wordsOf } from "./words.ts"

/** A rule with another sentence, another reason or other scenarios. */
export type RuleChange = {
  readonly id: string
  readonly sentence: Words
  readonly reason: Words
  readonly scenarios: readonly ScenarioChange[]
}

/** A rule that is in another file. */
export type RuleMove = { readonly id: string; readonly sentence: string; readonly from: string; readonly to: string }

/** A page whose address, which scenarios use by its name, is another one. */
export type AddressChange = {
  readonly file: string
  readonly name: string
  readonly before: string
  readonly after: string
}

/** What differs between two versions of the specification, in the order of its files. */
export type Changes = {
  readonly added: readonly Rule[]
  readonly removed: readonly Rule[]
  readonly changed: readonly RuleChange[]
  readonly moved: readonly RuleMove[]
  readonly addresses: readonly AddressChange[]
}

type Placed = { readonly rule: Rule; readonly file: string }

const placedRules = (features: readonly Feature[]): Map<string, Placed> =>
  new Map(features.flatMap(({ file, rules }) => rules.map((rule) => [rule.id, { rule, file }] as const)))

const ruleChange = (before: Rule, after: Rule): RuleChange => ({
  id: after.id,
  sentence: wordsOf(before.sentence, after.sentence),
  reason: wordsOf(before.reason, after.reason),
  scenarios: scenarioChanges(before.scenarios, after.scenarios),
})

const addressChanges = (before: readonly Feature[], after: readonly Feature[]): AddressChange[] =>
  after.flatMap(({ file, addresses }) => {
    const former = before.find((feature) => feature.file === file)?.addresses
    return [...addresses].flatMap(([name, address]) => {
      const old = former?.get(name)
      return old === undefined || old === address ? [] : [{ file, name, before: old, after: address }]
    })
  })

/** Compares two versions of the specification by the ids of their rules. */
export const changesBetween = (before: readonly Feature[], after: readonly Feature[]): Changes => {
  const [old, current] = [placedRules(before), placedRules(after)]
  const both = [...current.values()].flatMap((now) => {
    const then = old.get(now.rule.id)
    return then ? [{ then, now }] : []
  })
  return {
    added: [...current.values()].map(({ rule }) => rule).filter(({ id }) => !old.has(id)),
    removed: [...old.values()].map(({ rule }) => rule).filter(({ id }) => !current.has(id)),
    changed: both
      .map(({ then, now }) => ruleChange(then.rule, now.rule))
      .filter(({ sentence, reason, scenarios }) => isChanged(sentence) || isChanged(reason) || scenarios.length > 0),
    moved: both
      .filter(({ then, now }) => then.file !== now.file)
      .map(({ then, now }) => ({ id: now.rule.id, sentence: now.rule.sentence, from: then.file, to: now.file })),
    addresses: addressChanges(before, after),
  }
}
