import { useSyncExternalStore } from "react"

export type Store<Value> = {
  readonly initial: Value
  readonly get: () => Value
  readonly set: (value: Value) => void
  /** @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void
}

/** A value outside of React, with listeners. */
export const createStore = <Value>(initial: Value): Store<Value> => {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    initial,
    get: () => current,
    set: (value) => {
      current = value
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The store's value; until hydration the initial one, which the page's HTML shows. */
export const useStore = <Value>({ subscribe, get, initial }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, get, () => initial)
