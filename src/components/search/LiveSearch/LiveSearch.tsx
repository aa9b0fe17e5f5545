import { type RefObject, useEffect, useId, useLayoutEffect, useMemo, useState } from "react"
import { changeQuery, useQuery } from "../../../browser/navigation/query.ts"
import { showsMap, withView } from "../../../domain/map/address.ts"
import { isUntidy, queryOf } from "../../../domain/search/criteria.ts"
import { activeFilters } from "../../../domain/search/filters.ts"
import { search as searchHomes } from "../../../domain/search/search.ts"
import type { ListingsPage } from "../../../site/search/listings.ts"
import { RetryNotice } from "../../base/RetryNotice/RetryNotice.tsx"
import type { Listing } from "../HomeSearch/listing.ts"
import { ListPages } from "../ListPages/ListPages.tsx"
import { SearchFilters } from "../SearchFilters/SearchFilters.tsx"
import { useCards } from "./cards.ts"
import { FilterChips } from "./FilterChips.tsx"
import { HomeSkeleton } from "./HomeSkeleton.tsx"
import * as styles from "./LiveSearch.module.css"
import { useFollowingPages } from "./list-pages.ts"
import { MapView } from "./MapView.tsx"
import { MoreHomes } from "./MoreHomes.tsx"
import { NoHomes } from "./NoHomes.tsx"
import { SaveSearch } from "./SaveSearch.tsx"
import { criteriaIn, useForm } from "./use-form.ts"
import { useStaleTail, useVisibleFirst } from "./use-in-turn.ts"
import { useIndex } from "./use-index.ts"
import { useMap } from "./use-map.ts"
import { useShown } from "./use-shown.ts"
import { counted } from "./words.ts"

export { Foot } from "./Foot.tsx"

export type LiveSearchProps = {
  readonly page: ListingsPage
  readonly search: NonNullable<ListingsPage["search"]>
  /** Id of the section with the list. */
  readonly listId: string
  /** Whether the visitor asked for more homes before hydration. */
  readonly wantsMore: RefObject<boolean>
  readonly onListing: (listing: Listing) => void
}

/** Number of homes in the HTML, and in each further step. */
const step = 24

/** The search form, which evaluates the query of the address and passes the result to the list beside it. */
export const LiveSearch = ({ page, search, listId, wantsMore, onListing }: LiveSearchProps) => {
  const { words, path, language, total } = search
  const addressQuery = useQuery(path)
  const criteria = useMemo(() => criteriaIn(addressQuery ?? ""), [addressQuery])
  const query = queryOf(criteria)
  const isSearch = query !== ""
  useEffect(() => {
    // Keeps invalid values out of shared links and feeds.
    if (addressQuery !== null && isUntidy(addressQuery)) changeQuery(withView(query, showsMap(addressQuery)), "replace")
  }, [addressQuery, query])
  const formId = useId()
  const state = useForm(search, query)
  const isMap = showsMap(addressQuery ?? "")
  const { index, failed, retry } = useIndex(state.touched || isSearch || isMap)
  const map = useMap(isMap)
  const results = useMemo(() => (index ? searchHomes(index, criteria, Date.now()) : null), [index, criteria])
  const active = activeFilters(search, criteria)
  const focusList = () => document.getElementById(listId)?.focus({ preventScroll: true })

  const [shownCount, setShownCount] = useShown(`${path}?${query}`, step)
  const [focused, setFocused] = useState<number | null>(null)
  /** Found homes; null without a search, before its results, and after a failure, when all homes stay readable. */
  const foundHomes = isSearch && !failed ? (results?.homes ?? null) : null
  const isSearching = isSearch && !failed && !results
  const count = foundHomes ? foundHomes.length : total
  const drawnCount = useVisibleFirst(query, listId)
  const ids = foundHomes && index ? foundHomes.slice(0, shownCount).map((home) => index.ids[home] ?? "") : []
  const cards = useCards(language, ids.slice(0, drawnCount), page.homes)
  const followingPages = useFollowingPages(path, foundHomes ? 1 : Math.ceil(Math.min(shownCount, total) / step))
  const allCards = [...page.homes, ...followingPages.cards]
  const cardSource = foundHomes ? cards : followingPages
  const showMore = (isAsked: boolean) => {
    setFocused(isAsked ? shownCount : null)
    setShownCount(shownCount + step)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list is taken over
  useEffect(() => {
    if (wantsMore.current && !isSearch) showMore(true)
    wantsMore.current = false
  }, [])

  const homes: Listing["homes"] = isSearching
    ? page.homes.map((_, index) => ({ key: String(index), card: null }))
    : foundHomes
      ? ids.map((id) => ({ key: id, card: cards.of(id) }))
      : Array.from({ length: Math.min(shownCount, total) }, (_, index) => ({
          key: String(index),
          card: allCards[index] ?? null,
        }))
  const drawnHomes = useStaleTail(homes, drawnCount)

  useLayoutEffect(() => {
    onListing({
      placeholder: <HomeSkeleton />,
      homes: drawnHomes,
      isDrawn: drawnHomes === homes,
      status: isSearching ? words.searching : counted(count, words.foundOne, words.foundMany),
      isWhole: addressQuery !== null && !isSearching,
      focused,
      isEmpty: foundHomes?.length === 0,
      map: isMap && !failed && <MapView map={map} search={search} data={index?.data} homes={results?.homes} />,
      after: (
        <>
          {foundHomes?.length === 0 && results && (
            <NoHomes
              words={words}
              criteria={criteria}
              active={active}
              without={results.without}
              onAsk={(nextCriteria) => {
                state.ask(nextCriteria)
                focusList()
              }}
            />
          )}
          {cardSource.failed && <RetryNotice text={words.cardsFailed} retry={words.retry} onRetry={cardSource.retry} />}
          {!cardSource.failed && !isSearching && shownCount < count && (
            <MoreHomes label={words.more} shown={shownCount} onMore={showMore} />
          )}
          {!isSearch && <ListPages pages={page.pages} />}
          {foundHomes && <SaveSearch key={query} search={search} query={query} />}
        </>
      ),
    })
  })

  return (
    <>
      <SearchFilters
        search={search}
        formId={formId}
        form={state.form}
        chosenPlaces={criteria.place}
        counts={results?.counts}
        errors={state.errors}
        show={isSearching ? words.searching : counted(count, words.showOne, words.showMany)}
        activeCount={active.length}
        onInteraction={state.onInteraction}
        onWrite={state.onWrite}
        onChoose={state.onChoose}
        onTogglePlace={state.onTogglePlace}
        onShow={() => document.getElementById(listId)?.focus()}
      />
      <div className={styles.asked}>
        {!criteria.sort && (
          <p className={styles.order} data-map={isMap || undefined}>
            {page.order}
          </p>
        )}
        {failed && (
          <RetryNotice text={navigator.onLine ? words.failed : words.offline} retry={words.retry} onRetry={retry} />
        )}
        {active.length > 0 && (
          <FilterChips
            words={words}
            active={active}
            onAsk={state.ask}
            onClear={() => {
              state.clear()
              focusList()
            }}
            onGone={focusList}
          />
        )}
      </div>
      <label className={styles.sort} data-map={isMap || undefined}>
        <span>{words.sort}</span>{" "}
        <select name="sort" form={formId} onFocus={state.onInteraction} onChange={state.onChoose}>
          {search.sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}
