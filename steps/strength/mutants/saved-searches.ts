import type { Mutant } from "../mutant.ts"
import { inSource } from "./changes.ts"

const saved = inSource("src/domain/search/saving.ts")
const store = inSource("src/browser/storage/saving-searches.ts")
const button = inSource("src/components/search/LiveSearch/SaveSearch.tsx")
const section = inSource("src/components/favourites/SavedSearches/SavedSearches.tsx")
const list = inSource("src/components/favourites/SavedSearches/SavedSearchList.tsx")
const page = inSource("src/templates/favourites.tsx")

export const savedSearches: readonly Mutant[] = [
  saved(
    "SAVED-12",
    "The same homes in another order are another search",
    "withoutSort(query) === withoutSort(other)",
    "query === other",
    { scenarios: "of the same homes in another order" },
  ),
  saved("SAVED-12", "Nineteen searches are the most", "mostSearches = 20", "mostSearches = 19", {
    scenarios: "The twentieth search",
  }),
  saved(
    "SAVED-12",
    "Twenty-one searches can be saved",
    "searches.length >= mostSearches",
    "searches.length > mostSearches",
    {
      scenarios: "more than twenty",
    },
  ),
  inSource("src/components/search/LiveSearch/Foot.tsx")(
    "SAVED-12",
    "The button comes before the homes above it",
    "{isPlaced && query && found",
    "{query && found",
    { scenarios: "would move it away from the thumb" },
  ),
  button(
    "SAVED-12",
    "The button of a saved search reads as before",
    "isSaved ? words.isSaved : words.keep",
    "words.keep",
    {
      scenarios: "is saved, and the focus stays",
    },
  ),
  store(
    "SAVED-12",
    "A browser that refuses to store a search is not noticed",
    'isStored ? outcome : "failed"',
    "outcome",
    {
      scenarios: "refuses to store",
    },
  ),
  section(
    "SAVED-12",
    "The link to the saved searches leads to the top of their page",
    "section.current?.scrollIntoView()",
    "{}",
    {
      scenarios: "leads to all saved searches",
    },
  ),
  button(
    "SAVED-13",
    "Looking at the homes of a search does not count",
    "if (isSaved) markSeen(query, foundIds())",
    "",
    {
      scenarios: "once the visitor",
    },
  ),
  list("SAVED-13", "Homes that the visitor has seen are counted as new", "known.has(one)", "!known.has(one)", {
    scenarios: "After the visitor has seen",
  }),
  list(
    "SAVED-13",
    "The words of a search are not searched for",
    "searchHomes(index, criteriaIn(query), Date.now())",
    'searchHomes(index, { ...criteriaIn(query), text: "" }, Date.now())',
    { scenarios: "‘terraced house in Solna’" },
  ),
  section("SAVED-13", "The list loads without any search", "searches.length > 0", "searches.length >= 0", {
    scenarios: "for visitors with saved searches only",
  }),
  page("SAVED-13", "A shared list shows the visitor's own searches", "{isOwnList && isReady", "{isReady", {
    scenarios: "A shared list",
  }),
  list("SAVED-14", "Undo forgets the place of a search", "withSearchBack(all, before)", "[...all, search]", {
    scenarios: "brings a search back",
  }),
  list("SAVED-14", "The focus is lost when a search comes back", 'querySelector("a")?.focus()', 'querySelector("a")', {
    scenarios: "brings a search back",
  }),
  list("SAVED-15", "Damaged homes of a search are read", "!Array.isArray(seen)", "!seen", {
    scenarios: "whose seen homes cannot be read",
  }),
  inSource("src/domain/stored-list.ts")(
    "SAVED-15",
    "A list of a later version is read",
    "version === listVersion && ",
    "",
    {
      scenarios: "of a later version",
    },
  ),
  inSource("src/browser/storage/stored-list.ts")(
    "SAVED-15",
    "A search that another window saves is not noticed",
    "onStoredChange(key, read)",
    "void 0",
    { scenarios: "another window" },
  ),
  inSource("src/domain/stored-list.ts")(
    "SAVED-15",
    "One invalid search removes all",
    "? items.filter(isItem) : null",
    "&& items.every(isItem) ? items : null",
    { scenarios: "One damaged search" },
  ),
]
