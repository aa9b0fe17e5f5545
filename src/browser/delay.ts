import { useSyncExternalStore } from "react"

let delayed = false
const listeners = new Set<() => void>()

/** Says that the navigation under way takes longer than a second, or that it has ended. */
export const setDelayed = (value: boolean): void => {
  delayed = value
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the visitor has waited for the next page for more than a second. */
export const useDelay = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => delayed,
    () => false,
  )
