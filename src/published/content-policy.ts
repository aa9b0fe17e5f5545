/** Path to which browsers report violations of the Content-Security-Policy. */
export const cspReportsPath = "/api/csp-reports"

/** Maximum bytes of a request with reports. */
export const cspReportsLimit = 16_384

/** Trusted Types policy of articles; the only other one is the default, which browsers apply to all other strings. */
export const articlesPolicy = "articles"
