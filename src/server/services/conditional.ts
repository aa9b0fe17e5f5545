const opaque = (tag: string): string => tag.replace(/^W\//, "")

/** Whether If-None-Match names the tag, by weak comparison (RFC 9110, 13.1.2). */
export const isNoneMatchFulfilled = (header: string | undefined, tag: string): boolean => {
  if (header === undefined) return false
  if (header === tag || header.trim() === "*") return true
  return (header.match(/(?:W\/)?"[^"]*"/g) ?? []).some((one) => opaque(one) === opaque(tag))
}
