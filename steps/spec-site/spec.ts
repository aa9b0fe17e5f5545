import type { Sentence } from "../dictionary/sentences.ts"
import type { Result, Results } from "../results/result.ts"
import { examplesOf } from "../specification/features.ts"
import type { OwnersIndex, Topic } from "../specification/owners-index.ts"
import { languagesOf, placesOf } from "../specification/places.ts"
import type { Example, Feature, Rule } from "../specification/specification.ts"
import type { Fault } from "../strength/results-file.ts"

/** A rule with everything that its page shows. */
export type Entry = {
  readonly rule: Rule
  readonly feature: Feature
  readonly topic: Topic
  readonly faults: readonly Fault[]
}

/** What the site is built from. */
export type Spec = {
  readonly entries: readonly Entry[]
  readonly index: OwnersIndex
  readonly results: Results
  /** Sentences that scenarios may use. */
  readonly sentences: readonly Sentence[]
}

export type State = "passed" | "failed" | "not tried yet"

/** Puts the rules in the order of a visitor's day. */
export const specOf = (
  features: readonly Feature[],
  index: OwnersIndex,
  results: Results,
  faultsOf: (rule: string) => readonly Fault[],
  sentences: readonly Sentence[] = [],
): Spec => {
  const found = new Map(
    features.flatMap((feature) => feature.rules.map((rule) => [rule.id, { rule, feature }] as const)),
  )
  const entries = index.topics.flatMap((topic) =>
    topic.rules.flatMap((id): Entry[] => {
      const known = found.get(id)
      return known ? [{ ...known, topic, faults: faultsOf(id) }] : []
    }),
  )
  return { entries, index, results, sentences }
}

export const resultOf = ({ results }: Spec, { key }: Example): Result | undefined => results[key]

export const stateOf = (spec: Spec, example: Example): State => resultOf(spec, example)?.status ?? "not tried yet"

/** The rules that a product owner reads first, by topic. */
export const headlinesOf = ({ index, entries }: Spec): Map<string, Entry[]> =>
  new Map(
    index.topics
      .map(
        ({ title }) => [title, entries.filter(({ rule, topic }) => rule.isHeadline && topic.title === title)] as const,
      )
      .filter(([, ofTopic]) => ofTopic.length > 0)
      .map(([title, ofTopic]) => [title, [...ofTopic]]),
  )

export const examplesIn = ({ rule }: Entry): Example[] => examplesOf(rule)

/** A rule has failed if one of its examples has, and is tried if all of them are. */
export const ruleStateOf = (spec: Spec, entry: Entry): State => {
  const states = examplesIn(entry).map((example) => stateOf(spec, example))
  if (states.includes("failed")) return "failed"
  return states.includes("not tried yet") ? "not tried yet" : "passed"
}

/** Rules by a property of their examples, in the order of the properties' first rules. */
export const rulesBy = (
  spec: Spec,
  propertiesOf: (example: Example, entry: Entry) => readonly string[],
): Map<string, Entry[]> => {
  const groups = new Map<string, Entry[]>()
  for (const entry of spec.entries)
    for (const property of new Set(examplesIn(entry).flatMap((example) => propertiesOf(example, entry))))
      groups.set(property, [...(groups.get(property) ?? []), entry])
  return groups
}

export const marketsOf = (example: Example): readonly string[] => example.markets
export const languagesOfExample = (example: Example, { feature }: Entry): readonly string[] =>
  languagesOf(example, feature)
export const pagesOf = (example: Example, { feature }: Entry): readonly string[] =>
  placesOf(example, feature).map(({ page }) => page)
