/** How the visitor came to this document: by a link or an address, by a reload, or by Back or Forward. */
export const arrival = (): NavigationTimingType | undefined =>
  (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined)?.type

/** Whether the visitor came to this document by its address or from another site. */
export const isOpenedAnew = (): boolean =>
  arrival() === "navigate" && !document.referrer.startsWith(`${location.origin}/`)
