/** Where browsers report what the Content-Security-Policy has stopped. */
export const cspReportsPath = "/api/csp-reports"

/** Bytes of a request with reports. */
export const cspReportsLimit = 16_384

/** Policies for Trusted Types that pages may make: one that each string passes, which browsers call so, and one for articles. */
export const trustedTypesPolicies = ["default", "articles"] as const
