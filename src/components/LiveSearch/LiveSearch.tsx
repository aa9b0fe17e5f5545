import { type RefObject, useEffect, useId, useLayoutEffect, useMemo, useState } from "react"
import { changeQuery, useQuery } from "../../browser/query.ts"
import type { ListingsPage } from "../../build/pages/listings.ts"
import { showsMap, withView } from "../../domain/map/address.ts"
import { isUntidy, queryOf } from "../../domain/search/criteria.ts"
import { activeFilters } from "../../domain/search/filters.ts"
import { search as searchHomes } from "../../domain/search/search.ts"
import type { Listing } from "../HomeSearch/HomeSearch.tsx"
import { ListPages } from "../ListPages/ListPages.tsx"
import { LoadingFailure } from "../LoadingFailure/LoadingFailure.tsx"
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
import { useInTurn, useWithPast } from "./use-in-turn.ts"
import { useIndex } from "./use-index.ts"
import { useMap } from "./use-map.ts"
import { useShown } from "./use-shown.ts"
import { counted } from "./words.ts"

export { Foot } from "./Foot.tsx"

export type LiveSearchProps = {
  readonly page: ListingsPage
  readonly search: NonNullable<ListingsPage["search"]>
  /** Id of the part of the page that has the list. */
  readonly listId: string
  /** Whether the visitor has asked for more homes before. */
  readonly wantsMore: RefObject<boolean>
  readonly onListing: (listing: Listing) => void
}

/** Homes of the HTML, and as many more at a time. */
const step = 24

/** The form, and what the query of the address finds: the list itself stands beside it, and is told what to show. */
export const LiveSearch = ({ page, search, listId, wantsMore, onListing }: LiveSearchProps) => {
  const { words, path, language, total } = search
  const said = useQuery(path)
  const criteria = useMemo(() => criteriaIn(said ?? ""), [said])
  const query = queryOf(criteria)
  const isSearch = query !== ""
  useEffect(() => {
    // What makes no sense is in no link that is shared and in no feed.
    if (said !== null && isUntidy(said)) changeQuery(withView(query, showsMap(said)), "replace")
  }, [said, query])
  const formId = useId()
  const state = useForm(search, query)
  const isMap = showsMap(said ?? "")
  const { index, failed, retry } = useIndex(state.touched || isSearch || isMap)
  const map = useMap(isMap)
  const results = useMemo(() => (index ? searchHomes(index, criteria, Date.now()) : null), [index, criteria])
  const active = activeFilters(search, criteria)
  const toList = () => document.getElementById(listId)?.focus({ preventScroll: true })

  const [shown, show] = useShown(`${path}?${query}`, step)
  const [focused, setFocused] = useState<number | null>(null)
  /** Homes that were found; where they cannot be searched, all of them are there to be read. */
  const found = isSearch && !failed ? (results?.homes ?? null) : null
  const isSearching = isSearch && !failed && !results
  const count = found ? found.length : total
  const now = useInTurn(query, listId)
  const ids = found && index ? found.slice(0, shown).map((home) => index.ids[home] ?? "") : []
  const cards = useCards(language, ids.slice(0, now), page.homes)
  const following = useFollowingPages(path, found ? 1 : Math.ceil(Math.min(shown, total) / step))
  const all = [...page.homes, ...following.cards]
  const source = found ? cards : following
  const more = (isAsked: boolean) => {
    setFocused(isAsked ? shown : null)
    show(shown + step)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list is taken over
  useEffect(() => {
    if (wantsMore.current && !isSearch) more(true)
    wantsMore.current = false
  }, [])

  const homes: Listing["homes"] = isSearching
    ? page.homes.map((_, index) => ({ key: String(index), card: null }))
    : found
      ? ids.map((id) => ({ key: id, card: cards.of(id) }))
      : Array.from({ length: Math.min(shown, total) }, (_, index) => ({ key: String(index), card: all[index] ?? null }))
  const drawn = useWithPast(homes, now)

  useLayoutEffect(() => {
    onListing({
      placeholder: <HomeSkeleton />,
      homes: drawn,
      isDrawn: drawn === homes,
      status: isSearching ? words.searching : counted(count, words.foundOne, words.foundMany),
      isWhole: said !== null && !isSearching,
      focused,
      isEmpty: found?.length === 0,
      map: isMap && !failed && <MapView map={map} search={search} data={index?.data} homes={results?.homes} />,
      after: (
        <>
          {found?.length === 0 && results && (
            <NoHomes
              words={words}
              criteria={criteria}
              active={active}
              without={results.without}
              onAsk={(relaxed) => {
                state.ask(relaxed)
                toList()
              }}
            />
          )}
          {source.failed && <LoadingFailure text={words.cardsFailed} retry={words.retry} onRetry={source.retry} />}
          {!source.failed && !isSearching && shown < count && (
            <MoreHomes label={words.more} shown={shown} onMore={more} />
          )}
          {!isSearch && <ListPages pages={page.pages} />}
          {found && <SaveSearch key={query} search={search} query={query} />}
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
        onTouch={state.onTouch}
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
          <LoadingFailure text={navigator.onLine ? words.failed : words.offline} retry={words.retry} onRetry={retry} />
        )}
        {active.length > 0 && (
          <FilterChips
            words={words}
            active={active}
            onAsk={state.ask}
            onClear={() => {
              state.clear()
              toList()
            }}
            onGone={toList}
          />
        )}
      </div>
      <label className={styles.sort} data-map={isMap || undefined}>
        <span>{words.sort}</span>{" "}
        <select name="sort" form={formId} onFocus={state.onTouch} onChange={state.onChoose}>
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
