import { retentionMonths } from "../../spec/contact.ts"

/**
 * The moment that contact requests are kept from: so many calendar months ago at the same time of day, in UTC; from a day
 * that the earlier month does not have, its last.
 * @returns ISO 8601, UTC
 */
export const keptFrom = (now: Date): string => {
  const moment = new Date(now)
  moment.setUTCMonth(now.getUTCMonth() - retentionMonths)
  // 29 February of a leap year has become 1 March.
  if (moment.getUTCDate() !== now.getUTCDate()) moment.setUTCDate(0)
  return moment.toISOString()
}
