import { isSameSearch, withSearch, withSeen } from "../../domain/search/saving.ts"
import { updateSearches } from "./saved-searches.ts"

/** Saves a search, with the homes that it finds. */
export const saveSearch = (query: string, seen: readonly string[]): "saved" | "twice" | "full" | "failed" => {
  let outcome: "saved" | "twice" | "full" = "saved"
  const isStored = updateSearches((all) => {
    const more = withSearch(all, { query, seen })
    if (more === all) outcome = all.some((search) => isSameSearch(search.query, query)) ? "twice" : "full"
    return more
  })
  return isStored ? outcome : "failed"
}

/** Marks the homes of a saved search as seen. */
export const markSeen = (query: string, seen: readonly string[]): void =>
  void updateSearches((all) => withSeen(all, query, seen))
