/** Path of the page on which a search or a home is followed, and of the service that keeps alerts about it. */
export const searchAlertsPath = "/api/search-alerts"

/** Names the alert in an address: only who has its id knows the address. */
export const alertParameter = "alert"

/** Says in an address that a POST ends the alert: mail programs send nothing else of ours. */
export const endParameter = "end"

/** Address that shows an alert, confirms it and ends it. */
export const alertPath = (id: string): string => `${searchAlertsPath}?${alertParameter}=${id}`

/** Address to which a mail program sends a POST that ends the alert (RFC 8058). */
export const alertEndPath = (id: string): string => `${alertPath(id)}&${endParameter}`

/** Hours in which an alert has to be confirmed, as its page and the privacy pages state it. */
export const confirmationHours = 48

/** Retention of alerts in months, as their page and the privacy pages state it. */
export const alertMonths = 12

/** Unconfirmed alerts that one address may have, so that nobody can fill another person's mailbox. */
export const maxUnconfirmed = 5

/** Messages in a row that a mailbox refuses for good before its alert is deleted. */
export const maxRefusals = 3

/** Bytes of the form that asks for an alert. */
export const alertBodyLimit = 8192
