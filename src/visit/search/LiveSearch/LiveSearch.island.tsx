import { useId } from "react"
import { RetryNotice } from "../../../base/RetryNotice/RetryNotice.tsx"
import { useStore } from "../../../browser/create-store.ts"
import { useQuery } from "../../../browser/navigation/query.ts"
import { countText } from "../../../domain/count-text.ts"
import { fillIn } from "../../../domain/fill-in.ts"
import { showsMap } from "../../../domain/map/address.ts"
import { searchDataPath } from "../../../domain/paths.ts"
import { criteriaIn } from "../../../domain/search/criteria.ts"
import { activeFilters } from "../../../domain/search/filters.ts"
import type { SearchPartProps } from "../HomeSearch/search-stores.ts"
import { SearchFilters } from "../SearchFilters/SearchFilters.tsx"
import { FilterChips } from "./FilterChips.tsx"
import * as styles from "./LiveSearch.module.css"
import { indexes, locatedIndexes } from "./loaders.ts"
import { ask, useForm } from "./use-form.ts"

export { Foot } from "./Foot.tsx"
export { MapView } from "./MapView.tsx"

/** The search form, which writes the address. */
export const LiveSearch = ({ page, search, stores, listId }: SearchPartProps) => {
  const { words, path } = search
  const addressQuery = useQuery(path)
  const { query, index, results, isSearching, count } = useStore(stores.answer)
  const criteria = criteriaIn(query ?? "")
  const formId = useId()
  const form = useForm(search, query ?? "")
  const isMap = showsMap(addressQuery ?? "")
  const failed = index === null
  const active = activeFilters(search, criteria)
  const focusList = () => document.getElementById(listId)?.focus({ preventScroll: true })
  const showList = () => {
    focusList()
    // After the answer is drawn, because the browser would keep a card of the previous answer in its place.
    requestAnimationFrame(() => {
      const head = document.getElementById(listId)?.previousElementSibling
      const { top = 0, bottom = 0 } = head?.getBoundingClientRect() ?? {}
      if (top < 0 || bottom > window.innerHeight / 2) head?.scrollIntoView()
    })
  }

  return (
    <>
      <SearchFilters
        search={search}
        formId={formId}
        form={form}
        chosenPlaces={criteria.place}
        counts={results?.counts}
        show={isSearching ? words.searching : countText(count, words.showOne, words.showMany)}
        activeCount={active.length}
        onShow={showList}
      />
      <div className={styles.asked}>
        {!criteria.sort && (
          <p className={styles.order} data-map={isMap || undefined}>
            {page.order}
          </p>
        )}
        {results?.isMisspelled && count > 0 && <p>{fillIn(words.misspelled, { text: criteria.text })}</p>}
        {failed && (
          <RetryNotice
            text={navigator.onLine ? words.failed : words.offline}
            retry={words.retry}
            onRetry={() => {
              locatedIndexes.retry()
              indexes.retry()
              indexes.load(searchDataPath)
            }}
          />
        )}
        {active.length > 0 && (
          <FilterChips
            words={words}
            active={active}
            onSearch={ask}
            onClear={() => {
              form.clear()
              focusList()
            }}
            onRemove={focusList}
          />
        )}
      </div>
      <label className={styles.sort} data-map={isMap || undefined}>
        <span>{words.sort}</span>{" "}
        <select name="sort" form={formId} onFocus={form.onInteraction} onChange={form.onChoose}>
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
