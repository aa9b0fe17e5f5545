/**
 * Topics of a contact request: the agency, a home, a sign-up for an announced viewing, a private viewing, or a valuation of
 * the visitor's home.
 */
export const topics = ["contact", "home", "sign-up", "viewing", "valuation"] as const
export type Topic = (typeof topics)[number]

/** Times at which the visitor prefers a call. */
export const callTimes = ["any", "morning", "day", "evening"] as const
export type CallTime = (typeof callTimes)[number]

export const contactRequestsPath = "/api/contact-requests"

/** Address that shows a sign-up for a viewing and takes it back: only who has its id knows it. */
export const signUpPath = (id: string): string => `${contactRequestsPath}?${signUpParameter}=${id}`
export const signUpParameter = "sign-up"

/**
 * Address of the page on which the owner of a mailbox ends all messages that others can cause.
 * @param id of the receipt's delivery or of the alert: only the message has it, so only the owner knows it
 */
export const endMessagesPath = (id: string): string => `${contactRequestsPath}?${endMessagesParameter}=${id}`
export const endMessagesParameter = "end-messages"

/** Retention of contact requests, as the privacy pages state it. */
export const retentionMonths = 12

/** Maximum bytes of a request: room for the longest message in any script, as forms encode it (nine bytes for 李). */
export const bodyLimit = 65_536

/** Minimum time (ms) between showing a form and sending it, which no person is faster than. */
export const leastTime = 2000
