import { useEffect, useReducer, useState } from "react"

/** @throws Error if the network fails, the response is an error or its body is not JSON */
export const fetchJson = async <Value>(path: string): Promise<Value> => {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as Value
}

/** Loads each key once per document, and again after a failure. */
export const loadOnce = <Key, Value>(load: (key: Key) => Promise<Value>): ((key: Key) => Promise<Value>) => {
  const promises = new Map<Key, Promise<Value>>()
  return (key) => {
    const promise = promises.get(key) ?? load(key)
    promises.set(key, promise)
    promise.catch(() => promises.delete(key))
    return promise
  }
}

export type Remote<Value> = { readonly value: Value | null; readonly failed: boolean; readonly retry: () => void }

/**
 * Loads a value when the component mounts, when `key` changes and at each retry.
 * @param load may change with each render; it runs only on these occasions
 */
export const useRemote = <Value>(key: string, load: () => Promise<Value>): Remote<Value> => {
  const [value, setValue] = useState<Value | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key and the attempt say when to load
  useEffect(() => {
    let isCurrent = true
    setFailed(false)
    load().then(
      (loaded) => isCurrent && setValue(loaded),
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [key, attempt])
  return { value, failed, retry }
}
