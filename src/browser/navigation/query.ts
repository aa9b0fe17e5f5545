import { useSyncExternalStore } from "react"
import { createStore } from "../create-store.ts"
import { updateHistoryEntry } from "./page-visibility.ts"

/** Each change sets another value, which nobody reads. */
const changes = createStore<unknown>(null)
/** Last query of each path, because during a navigation the address belongs to the next page already. */
const lastQueries = new Map<string, string>()

/**
 * Runs the listener at each change of the query, by the site or by Back.
 * @returns a function that ends it
 */
export const onQueryChange = (listener: () => void): (() => void) => {
  // Adding the same listener again has no effect.
  addEventListener("popstate", changes.set)
  return changes.subscribe(listener)
}

const queryAt = (path: string): string => {
  const { pathname, search } = window.location
  if (pathname === path) lastQueries.set(path, search.slice(1))
  return lastQueries.get(path) ?? ""
}

/** Query of a path without its `?`; null until hydration, because the HTML is the same for every query. */
export const useQuery = (path: string): string | null =>
  useSyncExternalStore<string | null>(
    onQueryChange,
    () => queryAt(path),
    () => null,
  )

/** The query of a path for a link to the same page in another language, if it holds the visitor's choices. */
export const useKeptQuery = (path: string, keepsQuery: boolean): string => {
  const query = useQuery(path)
  return keepsQuery && query ? `?${query}` : ""
}

/**
 * Changes the query in the address past Gatsby's router, which would announce the page with each letter.
 * @param how `push` adds a history entry for Back, `replace` changes the current one
 */
export const changeQuery = (query: string, how: "push" | "replace"): void => {
  const { pathname } = window.location
  const state = { ...window.history.state, key: String(Date.now()) }
  const address = query === "" ? pathname : `${pathname}?${query}`
  if (how === "push") window.history.pushState(state, "", address)
  else window.history.replaceState(state, "", address)
  updateHistoryEntry()
  changes.set(address)
}
