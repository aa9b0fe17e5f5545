/** Where browsers report what the Content-Security-Policy has stopped. */
export const cspReportsPath = "/api/csp-reports"

/** Bytes of a request with reports. */
export const cspReportsLimit = 16_384

/** The policy of Trusted Types for articles; the default policy, which browsers apply to each other string, is the only one beside it. */
export const articlesPolicy = "articles"
