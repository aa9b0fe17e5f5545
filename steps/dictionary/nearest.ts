import MiniSearch from "minisearch"
import type { MatchedStep } from "./steps.ts"

const withoutQuotations = (text: string): string => text.replaceAll(/"[^"]*"/g, '""')

/**
 * Returns a function that finds the three known sentences nearest to a text, as a scenario says them.
 * It searches what scenarios say instead of patterns, because only that has the words in place of parameters.
 */
export const nearestSentences = (steps: readonly MatchedStep[]): ((text: string) => string[]) => {
  const known = steps.filter(({ definitionIds }) => definitionIds.length === 1)
  const uses = Map.groupBy(known, ({ definitionIds: [id = ""] }) => id)
  const texts = [...Map.groupBy(known, ({ step }) => withoutQuotations(step.text))].map(([text, [first]], id) => ({
    id,
    text,
    said: first?.step.text ?? "",
    definition: first?.definitionIds[0] ?? "",
  }))
  const index = new MiniSearch({
    fields: ["text"],
    storeFields: ["said", "definition"],
    searchOptions: {
      fuzzy: 0.25,
      // A sentence that many scenarios use is the likelier one.
      boostDocument: (_id, _term, stored) => 1 + Math.log10(uses.get(String(stored?.definition))?.length ?? 1) / 3,
    },
  })
  index.addAll(texts)
  return (text) => {
    const found = index.search(withoutQuotations(text))
    return [...Map.groupBy(found, ({ definition }) => definition).values()].slice(0, 3).map(([best]) => best?.said)
  }
}
