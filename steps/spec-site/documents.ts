import type { Found } from "./search.ts"
import type { Spec } from "./spec.ts"

/** Returns what can be searched for: each rule with its everyday words, and each scenario with its steps. */
export const documentsOf = ({ entries, index }: Spec): Found[] =>
  entries.flatMap(({ rule, feature, topic }): Found[] => {
    const words = index.words.filter(({ rules }) => rules.includes(rule.id)).map(({ word }) => word)
    const about = { rule: rule.id, sentence: rule.sentence }
    return [
      { ...about, id: rule.id, scenario: "", text: [rule.reason, topic.title, feature.title, ...words].join(" ") },
      ...rule.scenarios.map(({ title, steps, tables }, place) => ({
        rule: rule.id,
        sentence: rule.sentence,
        id: `${rule.id}/${place}`,
        scenario: title,
        text: [
          ...steps.flatMap((step) => [step.text, ...(step.table ?? []).flat()]),
          ...tables.flatMap(({ name, rows }) => [name, ...rows.flatMap(({ cells }) => cells)]),
        ].join(" "),
      })),
    ]
  })
