/** Newest first, then by id, so that every build has the same order. */
export const newestFirst = <Item extends { readonly id: string }>(
  items: readonly Item[],
  day: (item: Item) => string,
): Item[] => items.toSorted((a, b) => day(b).localeCompare(day(a), "en") || a.id.localeCompare(b.id, "en"))
