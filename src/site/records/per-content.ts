import type { Content } from "./content.ts"

/** Caches a value that depends only on a market's content, because many pages need it. */
export const perContent = <Value>(compute: (content: Content) => Value): ((content: Content) => Value) => {
  const cache = new WeakMap<Content, { readonly value: Value }>()
  return (content) => {
    const entry = cache.get(content) ?? { value: compute(content) }
    cache.set(content, entry)
    return entry.value
  }
}
