import type { Content } from "./content.ts"

/** What follows from a market's content alone, worked out once however many pages ask for it. */
export const perContent = <Value>(of: (content: Content) => Value): ((content: Content) => Value) => {
  const known = new WeakMap<Content, { readonly value: Value }>()
  return (content) => {
    const kept = known.get(content) ?? { value: of(content) }
    known.set(content, kept)
    return kept.value
  }
}
