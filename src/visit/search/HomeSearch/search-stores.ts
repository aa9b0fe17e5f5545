import type { HomeCardData } from "../../../base/HomeCard/cards.data.ts"
import { createStore, type Store } from "../../../browser/create-store.ts"
import type { Results } from "../../../domain/search/search.ts"
import type { Index } from "../../../domain/search/search-index.ts"
import type { ListingsPage } from "../listings.data.ts"

/** A list that is to grow. */
export type Growth = {
  /** Number of homes before it grows. */
  readonly count: number
  /** Whether the visitor has pressed the button, so that the first new home gets the focus. */
  readonly isPressed: boolean
}

/** The homes that the address asks for. */
export type Answer = {
  /** Query without the view, in its normal form; null until the search has read the address. */
  readonly query: string | null
  /** Undefined until it is loaded, null if it failed to load. */
  readonly index?: Index | null | undefined
  /** Undefined until the index is loaded. */
  readonly results?: Results | undefined
  /** Found homes; undefined without a search, before its results and after a failure, when all homes stay readable. */
  readonly found?: readonly number[] | undefined
  readonly isSearching?: boolean
  readonly count: number
  /** The count in words, which is announced as it changes. */
  readonly status: string
}

export type ListedHome = {
  readonly key: string
  /** Undefined while the card loads, null if it failed to load. */
  readonly card: HomeCardData | null | undefined
  /** Whether the home is from the previous answer and is about to disappear. */
  readonly isPast?: boolean
}

/** The shown part of the answer. */
export type HomeList = Omit<Growth, "isPressed"> & {
  /** Index of the home that gets the focus, once. */
  readonly focused: number | null
  readonly homes: readonly ListedHome[]
  /** Number of homes that the list can grow to. */
  readonly total: number
  /** Whether the list has only the homes in view on the map. */
  readonly isPart: boolean
  /** Whether all homes are drawn; previous ones may remain until the browser is idle. */
  readonly isDrawn: boolean
}

/**
 * The form writes the address, and the map which homes are in view; the search reads both and the growth, and writes
 * the answer and the list.
 */
export type SearchStores = {
  readonly growth: Store<Growth | null>
  /** Homes in view on a map that the visitor moved beside the list; null without one. */
  readonly inView: Store<ReadonlySet<number> | null>
  readonly answer: Store<Answer>
  readonly list: Store<HomeList>
}

/** Props of the parts of the search, which are the same for as long as the page is shown. */
export type SearchPartProps = {
  readonly page: ListingsPage
  readonly search: NonNullable<ListingsPage["search"]>
  readonly stores: SearchStores
  /** Id of the section with the list. */
  readonly listId: string
}

/** Stores with the list of the page's HTML. */
export const createSearchStores = (page: ListingsPage, { total, words }: SearchPartProps["search"]): SearchStores => ({
  growth: createStore<Growth | null>(null),
  inView: createStore<ReadonlySet<number> | null>(null),
  answer: createStore<Answer>({ query: null, count: total, status: words.foundTotal }),
  list: createStore<HomeList>({
    count: page.homes.length,
    focused: null,
    homes: page.homes.map((card, index) => ({ key: String(index), card })),
    total,
    isPart: false,
    isDrawn: true,
  }),
})
