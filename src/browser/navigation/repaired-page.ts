import { addressLetters } from "../../domain/repaired-address.ts"

/**
 * Returns where a missing address leads with the letters of the sites' addresses, because hosts that only publish files
 * repair none; undefined if it has them.
 */
export const repairedPage = ({
  pathname,
  search,
  hash,
}: Pick<Location, "pathname" | "search" | "hash">): string | undefined => {
  let path: string
  try {
    path = decodeURIComponent(pathname)
  } catch {
    return undefined
  }
  const repaired = addressLetters(path)
  // Two slashes at the beginning would name another host.
  return repaired === path ? undefined : encodeURI(repaired.replace(/^\/+/, "/")) + search + hash
}
