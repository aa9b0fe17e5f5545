/** What a contact request can be about: the agency itself, a home, seeing a home, or what the visitor's own home is worth. */
export const topics = ["contact", "home", "viewing", "valuation"] as const
export type Topic = (typeof topics)[number]

/** When the visitor would like to be called. */
export const callTimes = ["any", "morning", "day", "evening"] as const
export type CallTime = (typeof callTimes)[number]

/** Where contact requests are sent. */
export const contactRequestsPath = "/api/contact-requests"

/** How long a contact request is kept, as the privacy pages say. */
export const retentionMonths = 12

/** Characters that a field may have. */
export const lengths = { name: 100, email: 254, country: 60, phone: 40, address: 200, message: 4000 } as const

/** Bytes of a whole request: room for the longest message in any script, as forms write it (nine bytes for 李). */
export const bodyLimit = 65_536

/** Milliseconds from the first sight of a form to its sending that no person is faster than. */
export const leastTime = 2000
