/**
 * Leads an address with doubled slashes to the one without. Hosts that have no page at the first deliver the not-found page, over
 * which Gatsby would draw the page of the second.
 * @returns whether the visitor leaves
 */
export const leadToSingleSlashes = (): boolean => {
  const { pathname, search, hash } = window.location
  const single = pathname.replace(/\/+/g, "/")
  if (single === pathname) return false
  window.location.replace(single + search + hash)
  return true
}
