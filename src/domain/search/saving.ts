import { withoutSort } from "./criteria.ts"
import type { SavedSearch } from "./saved-searches.ts"

/** More than anybody looks through, and few enough for the device of a visitor whose searches find thousands of homes. */
export const mostSearches = 20

/** Whether two queries find the same homes, perhaps in another order. */
export const isSameSearch = (query: string, other: string): boolean => withoutSort(query) === withoutSort(other)

/** Adds a search before the others, unless it is among them or there is no room. */
export const withSearch = (searches: readonly SavedSearch[], search: SavedSearch): readonly SavedSearch[] =>
  searches.length >= mostSearches || searches.some(({ query }) => isSameSearch(query, search.query))
    ? searches
    : [search, ...searches]

/** Puts a search back where it was among those of an earlier list. */
export const withSearchBack = (
  searches: readonly SavedSearch[],
  earlier: readonly SavedSearch[],
): readonly SavedSearch[] => {
  const all = [...earlier, ...searches]
  return all.filter(({ query }, place) => all.findIndex((search) => isSameSearch(search.query, query)) === place)
}

/** Marks the homes of a search as seen. */
export const withSeen = (
  searches: readonly SavedSearch[],
  query: string,
  seen: readonly string[],
): readonly SavedSearch[] =>
  searches.map((search) => (isSameSearch(search.query, query) ? { ...search, seen } : search))
