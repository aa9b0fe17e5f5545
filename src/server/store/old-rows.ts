import { monthsBefore, retentionStart } from "../../domain/contact/retention.ts"
import { retentionMonths } from "../../spec/contact.ts"
import type { Ages, ContactRequestStore, Deletion } from "./contact-requests.ts"

/** Fewer old rows than this are deleted by any clock: a store that nobody writes to has to become empty too. */
const minOld = 10

/** No more than this share may be old: a server deletes the rows of a day or so at a time. */
const maxOldShare = 0.9

/**
 * Doubts a clock that would delete far more for its age than has grown old since the last deletion. The newest row shows
 * the time at which the clock was last in use; an agency may well have none of the last months, but hardly of half the
 * retention period.
 * @param rows plural noun for the operator
 * @param months retention period
 * @returns a sentence that says what to look at, or undefined if the clock is not in doubt
 */
export const clockProblem = (
  rows: string,
  months: number,
  { total, old, newest }: Ages,
  now: Date,
): string | undefined => {
  const isFarAhead = newest !== null && newest < monthsBefore(now, months / 2)
  const isNearlyAll = old > maxOldShare * total
  if (old < minOld || !(isFarAhead || isNearlyAll)) return undefined
  const [today, newestDay] = [now.toISOString(), newest ?? ""].map((moment) => moment.slice(0, 10))
  return `${old} of ${total} ${rows} are older than ${months} months by this machine's clock (${today}), and the newest is of ${newestDay}, so none was deleted for its age: check the clock; if it is right, run npm run contact-requests -- expire --force.`
}

/**
 * Deletes contact requests older than the privacy pages allow.
 * @param isSure whether somebody has checked the clock
 */
export const deleteOldRequests = async (
  store: Pick<ContactRequestStore, "ages" | "deleteBefore">,
  now: Date,
  isSure = false,
): Promise<Deletion> => {
  const from = retentionStart(now)
  const refusal = isSure ? undefined : clockProblem("contact requests", retentionMonths, await store.ages(from), now)
  return refusal === undefined ? store.deleteBefore(from) : { count: 0, refusal }
}
