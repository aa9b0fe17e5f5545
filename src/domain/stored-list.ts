/** Increase it when an older version of the site could misread a list from a newer one. */
export const listVersion = 1

/** A list as the device stores it, under a name. */
export const listOf = (name: string, items: readonly unknown[]) => ({ version: listVersion, [name]: items })

/**
 * Parses a list that the device has stored under a name, and drops invalid items; returns null for an invalid list or
 * another version.
 */
export const itemsIn = <Item>(
  list: unknown,
  name: string,
  isItem: (value: unknown) => value is Item,
): readonly Item[] | null => {
  const { version, [name]: items } = Object(list) as Record<string, unknown>
  return version === listVersion && Array.isArray(items) ? items.filter(isItem) : null
}
