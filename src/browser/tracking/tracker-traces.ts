import type { Purpose } from "../../spec/trackers.ts"
import { isOwnKey, ownCaches, ownDatabases } from "../storage/own-keys.ts"
import { isAllowed } from "./consent.ts"

/**
 * Cookies of Google Analytics, the only statistics service; the other services change their cookie names too often for
 * a list.
 */
const statistics = /^_ga(_|$)|^_gid$|^_gat/

const purposeOf = (name: string): Purpose => (statistics.test(name) ? "statistics" : "marketing")

/** The site sets no cookies, so each one belongs to a service. */
const isTrace = (name: string): boolean => !isAllowed(purposeOf(name))

/** A cookie without a name appears as its value alone. */
const cookieNames = (): string[] =>
  document.cookie
    .split("; ")
    .filter(Boolean)
    .map((cookie) => (cookie.includes("=") ? cookie.slice(0, cookie.indexOf("=")) : ""))

/** A page of `a.b.se` sees cookies of `a.b.se`, `.a.b.se` and `.b.se`. */
const domains = (): string[] => {
  const labels = location.hostname.split(".")
  return ["", ...labels.slice(0, -1).map((_, index) => `; domain=.${labels.slice(index).join(".")}`)]
}

/** A page at `/a/b/` sees cookies of `/`, `/a`, `/a/`, `/a/b` and `/a/b/`. */
const paths = (): string[] => {
  const { pathname } = location
  const ends = [...pathname].flatMap((sign, index) => (sign === "/" ? [index, index + 1] : []))
  return [...new Set([...ends.map((end) => pathname.slice(0, end) || "/"), pathname])]
}

/** A browser may delete a cookie only if the attributes that it was set with are repeated. */
const attributes = ["", "; secure", "; secure; partitioned"]

const deleteCookies = (): void => {
  for (const attribute of attributes)
    for (const name of cookieNames().filter(isTrace))
      for (const domain of domains())
        for (const path of paths()) {
          // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers of a year ago
          document.cookie = `${name}=x; max-age=0; path=${path}${domain}${attribute}`
        }
}

const deleteItems = (storage: Storage): void => {
  for (const key of Object.keys(storage)) if (!isOwnKey(key) && isTrace(key)) storage.removeItem(key)
}

const deleteCaches = async (): Promise<void> => {
  for (const name of await caches.keys()) if (!name.startsWith(ownCaches) && isTrace(name)) await caches.delete(name)
}

const deleteDatabases = async (): Promise<void> => {
  for (const { name = "" } of await indexedDB.databases())
    if (!ownDatabases.includes(name) && isTrace(name)) indexedDB.deleteDatabase(name)
}

/**
 * Deletes what trackers have stored for purposes without consent; a refused or missing kind of storage does not stop
 * the others.
 */
export const deleteTraces = async (): Promise<void> => {
  const deletions = [
    deleteCookies,
    () => deleteItems(localStorage),
    () => deleteItems(sessionStorage),
    deleteCaches,
    deleteDatabases,
  ]
  await Promise.allSettled(deletions.map(async (deletion) => deletion()))
}
