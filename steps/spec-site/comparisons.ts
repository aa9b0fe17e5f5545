import { type Changes, changesBetween } from "../specification/changes.ts"
import { type Version, versionOf, versions } from "../specification/history.ts"
import { featuresAt } from "../specification/past-features.ts"
import type { Feature } from "../specification/specification.ts"

/** What changed since a version, and sentences about files that could not be compared. */
export type Comparison = { readonly version: Version; readonly changes: Changes; readonly problems: readonly string[] }

/** Comparisons with earlier versions, newest first, or a sentence that says why there are none. */
export type Comparisons = { readonly comparisons: readonly Comparison[]; readonly problem?: string }

/**
 * Compares the features with each version of the history, and with the tags and commits that are asked for.
 * @throws Error if there is no such tag or commit
 */
export const comparisonsWith = (features: readonly Feature[], since: readonly string[]): Comparisons => {
  const { versions: known, problem } = versions()
  const asked = since.map((ref) => versionOf(ref))
  const all = [...asked, ...known.filter(({ name }) => !since.includes(name))]
  const comparisons = all.map((version) => {
    const past = featuresAt(version.commit)
    return { version, changes: changesBetween(past.features, features), problems: past.problems }
  })
  return { comparisons, ...(problem !== undefined && { problem }) }
}

const dayMs = 24 * 60 * 60_000

/** Returns the comparison that tells what is new: the first that is a day older than the latest, or else the oldest. */
export const baseOf = ({ comparisons }: Comparisons): Comparison | undefined => {
  const [latest] = comparisons
  const isDayOlder = ({ version }: Comparison) =>
    latest !== undefined && Date.parse(latest.version.date) - Date.parse(version.date) >= dayMs
  return comparisons.find(isDayOlder) ?? comparisons.at(-1)
}
