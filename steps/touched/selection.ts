import type { TouchRecord } from "./record.ts"

/** Why an example runs: the names of what it touched and has changed, or that it is not known to pass. */
export type Reason = "no record" | "has failed" | readonly string[]

/** Returns the examples that can differ from their last run, each with the reason. */
export const affectedExamples = (
  keys: readonly string[],
  record: TouchRecord,
  stampOf: (name: string) => string,
): Map<string, Reason> => {
  const reasonOf = (key: string): Reason | undefined => {
    const touched = record.get(key)
    if (!touched) return "no record"
    const changed = [...touched.stamps].flatMap(([name, stamp]) => (stampOf(name) === stamp ? [] : [name]))
    if (changed.length > 0) return changed
    return touched.hasPassed ? undefined : "has failed"
  }
  return new Map(
    keys.flatMap((key) => {
      const reason = reasonOf(key)
      return reason ? [[key, reason] as const] : []
    }),
  )
}

const ruleOf = (key: string): string => key.split("/")[0] ?? ""
const rulesOf = (keys: Iterable<string>): Set<string> => new Set([...keys].map(ruleOf))

/** Most reasons that a summary names. */
const limit = 8

/** Says how many rules run and why, and how many are left out. */
export const summaryOf = (keys: readonly string[], affected: ReadonlyMap<string, Reason>): string[] => {
  const counts = new Map<string, number>()
  for (const reason of affected.values())
    for (const text of typeof reason === "string" ? [reason] : reason) counts.set(text, (counts.get(text) ?? 0) + 1)
  const reasons = [...counts].sort(([, a], [, b]) => b - a)
  const [all, some] = [rulesOf(keys), rulesOf(affected.keys())]
  const isLeftOut = all.size > some.size || keys.length > affected.size
  return [
    `rules: ${some.size} of ${all.size} (${affected.size} of ${keys.length} examples)`,
    ...reasons.slice(0, limit).map(([text, count]) => `  ${count} ${count === 1 ? "example" : "examples"}: ${text}`),
    ...(reasons.length > limit ? [`  and ${reasons.length - limit} other changes`] : []),
    ...(isLeftOut
      ? [
          `left out: ${all.size - some.size} rules (${keys.length - affected.size} examples) that passed and touched nothing that has changed since`,
        ]
      : []),
  ]
}
