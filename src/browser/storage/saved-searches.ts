import { useLayoutEffect } from "react"
import { isSavedSearch, type SavedSearch } from "../../domain/search/saved-searches.ts"
import { useStore } from "../create-store.ts"
import { storedKeys } from "./own-keys.ts"
import { createStoredList } from "./stored-list.ts"

const searches = createStoredList(storedKeys.savedSearches, "searches", isSavedSearch)
let isStarted = false

export const updateSearches = searches.update

/** The visitor's saved searches; empty until hydration. */
export const useSavedSearches = (): readonly SavedSearch[] => {
  useLayoutEffect(() => {
    if (!isStarted) searches.start()
    isStarted = true
  }, [])
  return useStore(searches.items)
}
