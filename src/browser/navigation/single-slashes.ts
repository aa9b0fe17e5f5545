/**
 * Redirects doubled slashes to single ones: hosts answer with the not-found page, and Gatsby would draw the page of the
 * corrected address over it.
 * @returns whether the browser leaves the page
 */
export const redirectToSingleSlashes = (): boolean => {
  const { pathname, search, hash } = window.location
  const cleanPath = pathname.replace(/\/+/g, "/")
  if (cleanPath === pathname) return false
  window.location.replace(cleanPath + search + hash)
  return true
}
