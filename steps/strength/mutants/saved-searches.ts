import type { Mutant } from "../mutant.ts"
import { inModule } from "./changes.ts"

const inSaving = inModule(() => import("../../../src/domain/search/saving.ts"))

export const savedSearches: readonly Mutant[] = [
  inSaving(
    "SAVED-12",
    "The same homes in another order are another search",
    (saving) => saving.isSameSearch,
    () => (query, other) => query === other,
    { scenarios: "the same homes in another order" },
  ),
  inModule(() => import("../../../src/visit/search/LiveSearch/SaveSearch.tsx"))(
    "SAVED-12",
    "The button of a saved search reads as before",
    (save) => save.SaveSearch,
    (SaveSearch) => (props) => {
      const { words } = props.search
      return SaveSearch({ ...props, search: { ...props.search, words: { ...words, isSaved: words.keep } } })
    },
    { scenarios: "is saved, and the focus stays" },
  ),
  inModule(() => import("../../../src/browser/storage/saving-searches.ts"))(
    "SAVED-13",
    "Looking at the homes of a search does not count",
    (searches) => searches.markSeen,
    () => () => {},
    { scenarios: "once the visitor" },
  ),
  inModule(() => import("../../../src/domain/search/alert-words.ts"))(
    "SAVED-13",
    "A search with two conditions names the first alone",
    (words) => words.namesOf,
    (namesOf) =>
      (...all) =>
        namesOf(...all).slice(0, 1),
    { scenarios: "Searches in English" },
  ),
  inModule(() => import("../../../src/browser/storage/saved-searches.ts"))(
    "SAVED-14",
    "A removed search stays saved",
    (searches) => searches.updateSearches,
    (updateSearches) => (change) =>
      updateSearches((all) => {
        const changed = change(all)
        return changed.length < all.length ? all : changed
      }),
  ),
  inSaving(
    "SAVED-14",
    "Undo forgets the place of a search",
    (saving) => saving.withSearchBack,
    (withSearchBack) => (searches, earlier) => withSearchBack(earlier, searches),
    { scenarios: "back with the search" },
  ),
  inModule(() => import("../../../src/browser/storage/storage.ts"))(
    "SAVED-15",
    "A search that another window saves is not noticed",
    (storage) => storage.onStoredChange,
    () => () => () => {},
    { scenarios: "another window" },
  ),
  inModule(() => import("../../../src/domain/stored-list.ts"))(
    "SAVED-15",
    "One invalid search removes all",
    (list) => list.itemsIn,
    (itemsIn) => (list, name, isItem) => {
      const items = itemsIn(list, name, isItem)
      return items?.length === Object(list)[name]?.length ? items : null
    },
    { scenarios: "One damaged search" },
  ),
]
