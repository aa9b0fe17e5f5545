import { retentionMonths } from "../../spec/contact.ts"

/**
 * Returns the moment a number of calendar months ago at the same time of day (UTC); a missing day becomes the last day of
 * its month.
 * @returns ISO 8601, UTC
 */
export const monthsBefore = (now: Date, months: number): string => {
  const date = new Date(now)
  date.setUTCMonth(now.getUTCMonth() - months)
  // A missing day overflows: 29 February becomes 1 March in a year that is not a leap year.
  if (date.getUTCDate() !== now.getUTCDate()) date.setUTCDate(0)
  return date.toISOString()
}

/** Returns the start of the retention period of contact requests; ISO 8601, UTC. */
export const retentionStart = (now: Date): string => monthsBefore(now, retentionMonths)
