import { useEffect } from "react"
import { createStore, type Store, useStore } from "./create-store.ts"

export type Loader<Value> = {
  /** Values by key; null if it failed to load. */
  readonly values: Store<ReadonlyMap<string, Value | null>>
  /** The value, or undefined while it loads; begins to load it, once per document. */
  readonly load: (key: string) => Value | null | undefined
  /** Forgets failures, so that the next `load` repeats them. */
  readonly retry: () => void
}

/** Values that are loaded by key and read without waiting. */
export const createLoader = <Value>(loadValue: (key: string) => Promise<Value>): Loader<Value> => {
  const values = createStore<ReadonlyMap<string, Value | null>>(new Map())
  const loading = new Set<string>()
  const finish = (key: string, value: Value | null) => {
    loading.delete(key)
    values.set(new Map(values.get()).set(key, value))
  }
  return {
    values,
    load: (key) => {
      const value = values.get().get(key)
      if (value === undefined && !loading.has(key)) {
        loading.add(key)
        loadValue(key).then(
          (loaded) => finish(key, loaded),
          () => finish(key, null),
        )
      }
      return value
    },
    retry: () => {
      const loaded = new Map(values.get())
      for (const [key, value] of loaded) if (value === null) loaded.delete(key)
      values.set(loaded)
    },
  }
}

/** Value of a key, which a component loads; when it unmounts, failures are forgotten. */
export const useLoaded = <Value>({ values, load, retry }: Loader<Value>, key: string): Value | null | undefined => {
  const value = useStore(values).get(key)
  useEffect(() => {
    if (value === undefined) load(key)
  }, [value, load, key])
  useEffect(() => retry, [retry])
  return value
}
