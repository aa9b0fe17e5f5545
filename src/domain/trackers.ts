import { type Purpose, purposes, type TrackerName, trackers } from "../spec/trackers.ts"

/** Sorts by name, so that the order of the configuration does not change the consent version. */
export const trackersFor = (purpose: Purpose, names: readonly TrackerName[]): TrackerName[] =>
  names.filter((name) => trackers[name].purpose === purpose).sort()

export const purposesOf = (names: readonly TrackerName[]): Purpose[] =>
  purposes.filter((purpose) => trackersFor(purpose, names).length > 0)

/**
 * Identifies what a visitor consents to, such as `statistics: google; marketing: meta, outbrain`; any change of it
 * invalidates an earlier consent.
 */
export const consentVersion = (names: readonly TrackerName[]): string =>
  purposesOf(names)
    .map((purpose) => `${purpose}: ${trackersFor(purpose, names).join(", ")}`)
    .join("; ")
