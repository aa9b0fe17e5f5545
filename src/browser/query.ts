import { useSyncExternalStore } from "react"

const listeners = new Set<() => void>()

/** Puts a query in the place of the address's own, without a new entry in the history. */
export const replaceQuery = (query: string): void => {
  history.replaceState(history.state, "", location.pathname + query)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  addEventListener("popstate", listener)
  return () => {
    listeners.delete(listener)
    removeEventListener("popstate", listener)
  }
}

/** The query of the address; empty until the page works, as it was delivered. */
export const useQuery = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  )
