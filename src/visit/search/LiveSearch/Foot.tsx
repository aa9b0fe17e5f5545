import { useDeferredValue, useEffect, useLayoutEffect } from "react"
import { RetryNotice } from "../../../base/RetryNotice/RetryNotice.tsx"
import { useStore } from "../../../browser/create-store.ts"
import { useQuery } from "../../../browser/navigation/query.ts"
import { criteriaIn } from "../../../domain/search/criteria.ts"
import { activeFilters, wholeFilters } from "../../../domain/search/filters.ts"
import type { SearchPartProps } from "../HomeSearch/search-stores.ts"
import { ListPages } from "../ListPages/ListPages.tsx"
import { followVisibility } from "./first-count.ts"
import { cards, pages } from "./loaders.ts"
import { MoreHomes } from "./MoreHomes.tsx"
import { NearMatches } from "./NearMatches.tsx"
import { NoHomes } from "./NoHomes.tsx"
import { SaveSearch } from "./SaveSearch.tsx"
import { startSearch } from "./search.ts"
import { ask } from "./use-form.ts"

/** The part below the list. It starts the search, because a list that grew before this hydrates would move it. */
export const Foot = ({ page, search, stores, listId }: SearchPartProps) => {
  const isHydrating = useQuery(search.path) === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the first render
  useLayoutEffect(() => {
    const { firstCount, stop } = followVisibility(document.getElementById(listId))
    const stopSearch = startSearch({ page, search, stores, firstCount, isHydrating })
    return () => {
      stopSearch()
      stop()
    }
  }, [])
  const { query, index, results, found, isSearching } = useStore(stores.answer)
  const list = useStore(stores.list)
  const { focused, isDrawn } = list
  // What follows the list comes with its last homes: the previous ones would move it out of view as they disappear.
  const wasDrawn = useDeferredValue(isDrawn)
  const isPlaced = isDrawn && wasDrawn
  // After the paint: a scroll to the home in the frame of the new homes would be a layout shift.
  useEffect(() => {
    if (focused === null || isSearching) return
    requestAnimationFrame(() =>
      setTimeout(() => document.getElementById(listId)?.querySelector<HTMLElement>("li[tabindex]")?.focus()),
    )
  }, [focused, isSearching, listId])
  const { words } = search
  const criteria = criteriaIn(query ?? "")
  const filters = wholeFilters(activeFilters(search, criteria), criteria)
  return (
    <>
      {found?.length === 0 && results && (
        <NoHomes
          words={words}
          filters={filters}
          without={results.without}
          onSearch={(nextCriteria) => {
            ask(nextCriteria)
            document.getElementById(listId)?.focus({ preventScroll: true })
          }}
        />
      )}
      {isPlaced && results && index && results.near.length > 0 && (
        <NearMatches search={search} index={index} criteria={criteria} near={results.near} filters={filters} />
      )}
      {list.homes.some(({ card }) => card === null) ? (
        <RetryNotice
          text={words.cardsFailed}
          retry={words.retry}
          onRetry={() => {
            cards.retry()
            pages.retry()
          }}
        />
      ) : (
        list.count < list.total && (
          <MoreHomes
            label={words.more}
            nextPage={page.pages.next?.path}
            isLive={query !== null}
            isSearching={isSearching}
            shown={list.count}
            onMore={(isPressed) => stores.growth.set({ ...list, isPressed })}
          />
        )
      )}
      {list.isPart && list.total === 0 && <p className="note">{search.map.words.noneHere}</p>}
      {!query && !list.isPart && <ListPages pages={page.pages} />}
      {isPlaced && query && found && index && (
        <SaveSearch
          key={query}
          search={search}
          query={query}
          foundIds={() => found.map((home) => index.ids[home] ?? "")}
        />
      )}
    </>
  )
}
