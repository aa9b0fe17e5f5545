/** Topics of a contact request: the agency, a home, a viewing, or a valuation of the visitor's home. */
export const topics = ["contact", "home", "viewing", "valuation"] as const
export type Topic = (typeof topics)[number]

/** Times at which the visitor prefers a call. */
export const callTimes = ["any", "morning", "day", "evening"] as const
export type CallTime = (typeof callTimes)[number]

export const contactRequestsPath = "/api/contact-requests"

/** Retention of contact requests, as the privacy pages state it. */
export const retentionMonths = 12

/** Maximum bytes of a request: room for the longest message in any script, as forms encode it (nine bytes for 李). */
export const bodyLimit = 65_536

/** Minimum time (ms) between showing a form and sending it, which no person is faster than. */
export const leastTime = 2000
