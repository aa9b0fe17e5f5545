import { whenIdle } from "../../../browser/hydration/idle.ts"
import { changeQuery, onQueryChange } from "../../../browser/navigation/query.ts"
import { homeCountKey } from "../../../browser/storage/own-keys.ts"
import { sessionNumber, storeSessionValue } from "../../../browser/storage/storage.ts"
import { countText } from "../../../domain/count-text.ts"
import { showsMap, withView } from "../../../domain/map/address.ts"
import { homeFileOf, searchDataPath } from "../../../domain/paths.ts"
import { criteriaIn, isUntidy, queryOf } from "../../../domain/search/criteria.ts"
import { search as searchHomes } from "../../../domain/search/search.ts"
import type { Index } from "../../../domain/search/search-index.ts"
import type { Answer, ListedHome, SearchPartProps } from "../HomeSearch/search-stores.ts"
import type { SearchForm } from "../search.data.ts"
import { cards, indexes, locatedIndexes, pages } from "./loaders.ts"

const answerTo = (query: string, index: Index | null | undefined, form: SearchForm): Answer => {
  const { total, words } = form
  const results = index ? searchHomes(index, criteriaIn(query), Date.now()) : undefined
  const found = query === "" ? undefined : results?.homes
  const isSearching = query !== "" && index === undefined
  const count = found ? found.length : total
  const status = isSearching ? words.searching : countText(count, words.foundOne, words.foundMany)
  return { query, index, results, found, isSearching, count, status }
}

/** The first new homes; the previous ones remain below, hidden, because removing them takes long. */
const withPast = (first: readonly ListedHome[], previous: readonly ListedHome[]): readonly ListedHome[] => {
  if (first.length === 0) return previous
  const firstKeys = new Set(first.map(({ key }) => key))
  return first.concat(previous.filter(({ key }) => !firstKeys.has(key)).map((home) => ({ ...home, isPast: true })))
}

export type SearchOptions = Omit<SearchPartProps, "listId"> & {
  /** Whether the HTML showed the page's homes, before the address was read. */
  readonly isHydrating: boolean
  /** Number of homes of a new answer to draw at once; the rest waits until the browser is idle. */
  readonly firstCount: () => number
}

/**
 * Reads the address and writes the answer and its list into the stores, at each change.
 * @returns a function that ends it
 */
export const startSearch = ({ page, search, stores, isHydrating, firstCount }: SearchOptions): (() => void) => {
  const { path, language } = search
  const { growth, inView, answer, list } = stores
  const pageSize = page.homes.length
  const pageCards = new Map(page.homes.map((card) => [card.id, card]))
  let drawnQuery = isHydrating ? "" : null
  let drawnHomes = list.get().homes
  /** Homes in view that the list is drawn for. */
  let listedInView = inView.get()
  let isStopped = false

  const updateList = () => {
    const { query, index, results, found: all, isSearching, count: countOfAll } = answer.get()
    if (query === null) return
    const shown = inView.get()
    listedInView = shown
    const found = shown && results ? results.homes.filter((home) => shown.has(home)) : all
    const total = found ? found.length : countOfAll
    const key = homeCountKey(`${path}?${query}`)
    const grown = growth.get()
    // A home that is hidden until the browser is idle could not get the focus.
    const isWhole = drawnQuery === query || grown?.isPressed
    const drawnCount = isWhole ? Number.POSITIVE_INFINITY : firstCount()
    const count = grown ? grown.count + pageSize : Math.max(pageSize, sessionNumber(key) ?? 0)
    if (grown) storeSessionValue(key, count)
    const homeAt = (place: number): ListedHome => {
      const home = found?.[place]
      if (home === undefined) {
        const homes = place < pageSize ? page.homes : pages.load(`${path}${Math.floor(place / pageSize) + 1}/`)
        return { key: String(place), card: isSearching ? undefined : homes ? homes[place % pageSize] : homes }
      }
      const id = index?.ids[home] ?? ""
      const file = homeFileOf(language, id)
      return {
        key: id,
        card: pageCards.get(id) ?? (place < drawnCount ? cards.load(file) : cards.values.get().get(file)),
      }
    }
    const homes = Array.from({ length: isSearching ? page.homes.length : Math.min(count, total) }, (_, place) =>
      homeAt(place),
    )
    const isDrawn = drawnCount >= homes.length
    if (isDrawn) drawnHomes = homes
    list.set({
      count,
      focused: grown?.isPressed ? grown.count : null,
      homes: isDrawn ? homes : withPast(homes.slice(0, drawnCount), drawnHomes),
      total,
      isPart: found !== all,
      isDrawn,
    })
  }

  const drawWhenIdle = (query: string) =>
    whenIdle(() => {
      if (isStopped || answer.get().query !== query) return
      drawnQuery = query
      updateList()
    })

  const updateAnswer = () => {
    // During a navigation the address belongs to the next page already.
    if (window.location.pathname !== path) return
    const addressQuery = window.location.search.slice(1)
    const criteria = criteriaIn(addressQuery)
    const query = queryOf(criteria)
    // Keeps invalid values out of shared links and feeds.
    if (isUntidy(addressQuery)) return changeQuery(withView(query, showsMap(addressQuery)), "replace")
    const isNeeded = query !== "" || showsMap(addressQuery)
    const loaded = isNeeded ? indexes.load(searchDataPath) : indexes.values.get().get(searchDataPath)
    const index = criteria.within.length > 0 ? locatedIndexes.load(searchDataPath) : loaded
    drawnQuery ??= query
    const previous = answer.get()
    if (query === previous.query && index === previous.index) return
    if (query !== previous.query && query !== drawnQuery) drawWhenIdle(query)
    // The focus goes to a new home once, not again when the visitor returns to this query.
    if (query !== previous.query && previous.query !== null) growth.set(null)
    // The map shows all results of a new search.
    if (query !== previous.query) inView.set(null)
    answer.set(answerTo(query, index, search))
    updateList()
  }

  const subscriptions = [
    onQueryChange(updateAnswer),
    indexes.values.subscribe(updateAnswer),
    locatedIndexes.values.subscribe(updateAnswer),
    cards.values.subscribe(updateList),
    pages.values.subscribe(updateList),
    growth.subscribe(updateList),
    inView.subscribe(() => {
      if (inView.get() !== listedInView) updateList()
    }),
  ]
  updateAnswer()
  return () => {
    isStopped = true
    for (const unsubscribe of subscriptions) unsubscribe()
    // The next visit of the list repeats what failed.
    indexes.retry()
    locatedIndexes.retry()
    pages.retry()
  }
}
