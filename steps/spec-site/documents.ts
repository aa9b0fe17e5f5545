import type { Found } from "./search.ts"
import type { Spec } from "./spec.ts"

/** Returns what can be searched for. */
export const documentsOf = ({ entries, index }: Spec): Found[] =>
  entries.map(({ rule, feature, topic }) => {
    const words = index.words.filter(({ rules }) => rules.includes(rule.id)).map(({ word }) => word)
    const texts = rule.scenarios.flatMap(({ steps, tables }) => [
      ...steps.flatMap(({ text, table = [] }) => [text, ...table.flat()]),
      ...tables.flatMap(({ name, rows }) => [name, ...rows.flatMap(({ cells }) => cells)]),
    ])
    return {
      id: rule.id,
      sentence: rule.sentence,
      words: words.join("\n"),
      reason: rule.reason,
      scenarios: rule.scenarios.map(({ title }) => title).join("\n"),
      text: [topic.title, feature.title, ...new Set(texts)].join("\n"),
    }
  })
