/**
 * Other pages' addresses can show the offline page, where Gatsby's scripts would replace it: it runs only its own
 * script.
 */
export const isOffline = (path: string): boolean => path.endsWith("/offline.html")
