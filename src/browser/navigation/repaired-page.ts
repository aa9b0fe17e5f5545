import { repairedAddress } from "../../domain/repaired-address.ts"

type Address = Pick<Location, "pathname" | "search" | "hash">

/**
 * Returns the address that a missing one may mean, for hosts that publish files and repair no address; undefined if nothing
 * is to be repaired.
 */
export const repairedPage = ({ pathname, search, hash }: Address): string | undefined => {
  let path: string
  try {
    path = decodeURIComponent(pathname)
  } catch {
    return undefined
  }
  const repaired = repairedAddress(path)
  return repaired.path === path ? undefined : encodeURI(repaired.path) + (search || repaired.search) + hash
}

/** Goes on to the page that a missing address means, if there is one. */
export const goToRepairedPage = async (location: Address): Promise<void> => {
  const page = repairedPage(location)
  if (page === undefined) return
  const answer = await fetch(page, { method: "HEAD" }).catch(() => undefined)
  if (answer?.ok) window.location.replace(page)
}
