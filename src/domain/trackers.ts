import { type Purpose, purposes, type TrackerName, trackers } from "../spec/trackers.ts"

/** The trackers of one purpose, in the order of their names. */
export const trackersFor = (purpose: Purpose, names: readonly TrackerName[]): TrackerName[] =>
  names.filter((name) => trackers[name].purpose === purpose).sort()

/** The purposes that a site's trackers serve. */
export const purposesOf = (names: readonly TrackerName[]): Purpose[] =>
  purposes.filter((purpose) => trackersFor(purpose, names).length > 0)

/**
 * What a visitor is asked to agree to, in words that change with every change of it:
 * `statistics: google; marketing: meta, outbrain`. A consent to anything else does not hold.
 */
export const consentVersion = (names: readonly TrackerName[]): string =>
  purposesOf(names)
    .map((purpose) => `${purpose}: ${trackersFor(purpose, names).join(", ")}`)
    .join("; ")
