import { useSyncExternalStore } from "react"
import { noteEntry } from "./page-shown.ts"

const listeners = new Set<() => void>()
/** The query that each path was last seen with: while another page is on its way, the address is that page's already. */
const seen = new Map<string, string>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  addEventListener("popstate", listener)
  return () => {
    listeners.delete(listener)
    removeEventListener("popstate", listener)
  }
}

const queryAt = (path: string): string => {
  const { pathname, search } = window.location
  if (pathname === path) seen.set(path, search.slice(1))
  return seen.get(path) ?? ""
}

/**
 * The query of the page at a path, without its `?`; null before scripts have taken the page over, since its HTML is the same for
 * every query. What a visitor has chosen is kept there and nowhere else: Back, reload and a shared address then agree.
 */
export const useQuery = (path: string): string | null =>
  useSyncExternalStore<string | null>(
    subscribe,
    () => queryAt(path),
    () => null,
  )

/**
 * Puts another query into the address of the page. Gatsby is not asked to: it would announce the page with each letter typed.
 * @param how as a new entry of the history, to which Back returns, or in the place of the present one
 */
export const changeQuery = (query: string, how: "push" | "replace"): void => {
  const { pathname } = window.location
  const state = { ...window.history.state, key: String(Date.now()) }
  const address = query === "" ? pathname : `${pathname}?${query}`
  if (how === "push") window.history.pushState(state, "", address)
  else window.history.replaceState(state, "", address)
  noteEntry()
  for (const listener of listeners) listener()
}
