import { type LinePair, linesOf, sideBySide } from "./scenario-text.ts"
import type { Scenario } from "./specification.ts"

/** A scenario of a rule that differs from its former self. */
export type ScenarioChange = {
  readonly kind: "added" | "removed" | "changed"
  /** Present title, or the last one of a scenario that was removed. */
  readonly title: string
  /** The scenario with its steps and tables, before and after. */
  readonly lines: readonly LinePair[]
}

type Block = { readonly title: string; readonly lines: readonly string[]; readonly words: readonly string[] }
type Pair = { readonly before: Block; readonly after: Block; readonly likeness: number }

/** Share of words in common from which scenarios with other titles are the same one. */
const leastLikeness = 0.5

const blockOf = (scenario: Scenario): Block => ({
  title: scenario.title,
  lines: linesOf(scenario),
  words: scenario.steps.flatMap(({ text }) => text.split(" ")),
})

/** Returns 2 for the same text, 1 for the same title, or else the share of words that the steps have in common. */
const likenessOf = (before: Block, after: Block): number => {
  if (before.lines.join("\n") === after.lines.join("\n")) return 2
  if (before.title === after.title) return 1
  const rest = [...before.words]
  for (const word of after.words) if (rest.includes(word)) rest.splice(rest.indexOf(word), 1)
  const shared = before.words.length - rest.length
  return shared / Math.max(before.words.length, after.words.length)
}

/** Pairs each scenario with its former self, the most alike first. */
const pairsOf = (before: readonly Block[], after: readonly Block[]): Pair[] => {
  const candidates = after
    .flatMap((block) => before.map((former) => ({ before: former, after: block, likeness: likenessOf(former, block) })))
    .filter(({ likeness }) => likeness >= leastLikeness)
    .toSorted((a, b) => b.likeness - a.likeness)
  const used = new Set<Block>()
  return candidates.filter((pair) => {
    if (used.has(pair.before) || used.has(pair.after)) return false
    used.add(pair.before).add(pair.after)
    return true
  })
}

/** Compares the scenarios of a rule, in any order: those of now first, then those that were removed. */
export const scenarioChanges = (before: readonly Scenario[], after: readonly Scenario[]): ScenarioChange[] => {
  const [former, present] = [before.map(blockOf), after.map(blockOf)]
  const pairs = pairsOf(former, present)
  const changes = present.flatMap((block): ScenarioChange[] => {
    const old = pairs.find((pair) => pair.after === block)?.before
    const lines = sideBySide(old?.lines ?? [], block.lines)
    if (lines.every((line) => line.before === line.after)) return []
    return [{ kind: old ? "changed" : "added", title: block.title, lines }]
  })
  const removed = former
    .filter((block) => !pairs.some((pair) => pair.before === block))
    .map(({ title, lines }): ScenarioChange => ({ kind: "removed", title, lines: sideBySide(lines, []) }))
  return [...changes, ...removed]
}
