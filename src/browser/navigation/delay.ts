import { useSyncExternalStore } from "react"

let delayed = false
const listeners = new Set<() => void>()

/** Records whether the navigation under way takes longer than a second. */
export const setNavigationDelayed = (value: boolean): void => {
  delayed = value
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the visitor has waited for the next page for more than a second. */
export const useNavigationDelay = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => delayed,
    () => false,
  )
