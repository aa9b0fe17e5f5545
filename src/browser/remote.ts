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
