const navigation = (): PerformanceNavigationTiming | undefined =>
  (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[])[0]

/** How the visitor came to this document: by a link or an address, by a reload, or by Back or Forward. */
export const arrival = (): NavigationTimingType | undefined => navigation()?.type

/** Whether this document has passed through the service worker. */
export const cameThroughWorker = (): boolean => (navigation()?.workerStart ?? 0) > 0

/** Whether a page of this site led to this document. */
export const cameFromThisSite = (): boolean => document.referrer.startsWith(`${location.origin}/`)

/** Whether the visitor came to this document by its address or from another site. */
export const isOpenedAnew = (): boolean => arrival() === "navigate" && !cameFromThisSite()
