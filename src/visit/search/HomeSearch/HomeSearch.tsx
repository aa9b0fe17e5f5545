import { Suspense, useCallback, useDeferredValue, useEffect, useId, useLayoutEffect, useRef, useState } from "react"
import { RetryNotice } from "../../../base/RetryNotice/RetryNotice.tsx"
import { useStore } from "../../../browser/create-store.ts"
import { onInteraction } from "../../../browser/hydration/lazy-hydration.ts"
import { changeQuery, useQuery } from "../../../browser/navigation/query.ts"
import { useStoredScroll } from "../../../browser/navigation/scroll.ts"
import { homeCountKey } from "../../../browser/storage/own-keys.ts"
import { sessionNumber } from "../../../browser/storage/storage.ts"
import { showsMap, withoutView, withView } from "../../../domain/map/address.ts"
import { searchDataPath } from "../../../domain/paths.ts"
import { HomeResults } from "../HomeResults/HomeResults.tsx"
import type { ListingsPage } from "../listings.data.ts"
import * as styles from "./HomeSearch.module.css"
import { Foot, hydrate, Search } from "./live-search.ts"
import { createSearchStores } from "./search-stores.ts"
import { ViewSwitch } from "./ViewSwitch.tsx"

export type HomeSearchProps = { readonly page: ListingsPage; readonly search: NonNullable<ListingsPage["search"]> }

/**
 * Hydrates the list with the page, and the search when it is needed; its parts render once, because React would discard
 * what was typed before hydration.
 */
export const HomeSearch = ({ page, search }: HomeSearchProps) => {
  const { words, path } = search
  const query = useQuery(path)
  const [hasHtml] = useState(query === null)
  const [stores] = useState(() => createSearchStores(page, search))
  const answer = useStore(stores.answer)
  const list = useStore(stores.list)
  const laterList = useDeferredValue(list)
  // React may interrupt drawing the homes below the first ones for the visitor's input, unless one is to get the focus.
  const isLater = list.isDrawn && !laterList.isDrawn && list.focused === null
  const { homes, isDrawn } = isLater ? laterList : list
  const [code, setCode] = useState<Awaited<ReturnType<typeof hydrate>> | null>(null)
  const [failed, setFailed] = useState(false)
  const listId = useId()
  const place = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)

  const params = new URLSearchParams(query ?? "")
  const isSearch = search.names.some((name) => params.has(name))
  const isMap = showsMap(query ?? "")
  const isLonger = query !== null && sessionNumber(homeCountKey(`${path}?`)) !== null
  const isNeeded = isSearch || isMap || isLonger || !hasHtml
  const loadSearch = useCallback(() => {
    setFailed(false)
    hydrate().then(setCode, () => setFailed(true))
  }, [])
  useEffect(() => {
    if (isNeeded) loadSearch()
  }, [isNeeded, loadSearch])
  useEffect(() => {
    const removeListeners = onInteraction((event) => {
      const isInFoot = foot.current?.contains(event.target as Node)
      if (!isInFoot && !place.current?.contains(event.target as Node)) return
      if (event.type === "submit") {
        event.preventDefault()
        if (isInFoot) stores.growth.set({ ...stores.list.get(), isPressed: true })
      }
      if (event.type === "submit" || !isInFoot) loadSearch()
    })
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadSearch(), {
      rootMargin: "0px 0px 1200px",
    })
    if (foot.current) observer.observe(foot.current)
    return () => {
      observer.disconnect()
      removeListeners()
    }
  }, [loadSearch, stores])

  const [form] = useState(
    <Suspense fallback={<div className={styles.coming} />}>
      <Search page={page} search={search} stores={stores} listId={listId} />
    </Suspense>,
  )
  const [footElement] = useState(
    <Suspense fallback={null}>
      <Foot page={page} search={search} stores={stores} listId={listId} />
    </Suspense>,
  )
  const isAnswered = answer.query !== null
  useStoredScroll(query !== null && (isAnswered ? !answer.isSearching : failed || !isNeeded))
  const isWaiting = !isAnswered && isSearch && !failed
  const isHydrated = query !== null
  useLayoutEffect(() => {
    // Until hydration the styles hide the list by the address; from here on the search shows that it waits.
    if (isHydrated) delete document.documentElement.dataset.asked
  }, [isHydrated])
  return (
    <div className={styles.search}>
      <div ref={place} className={styles.form} data-island={`part---live-search ${searchDataPath}`}>
        {form}
      </div>
      <div className={styles.head}>
        <p role="status" className={styles.count}>
          {isWaiting ? words.searching : answer.status}
        </p>
        <ViewSwitch
          words={search.map.words}
          isMap={isMap}
          onChoose={(asMap) => changeQuery(withView(withoutView(query ?? ""), asMap), "push")}
        />
      </div>
      <section id={listId} tabIndex={-1} aria-label={words.results} className={styles.results}>
        <noscript>
          <p className="note">{words.noScript}</p>
        </noscript>
        {failed && <RetryNotice text={words.failed} retry={words.retry} onRetry={loadSearch} />}
        <div
          className={styles.body}
          data-view={isMap ? "map" : "list"}
          data-empty={answer.found?.length === 0 || undefined}
        >
          {code && isMap && answer.index !== null && (
            <div className={styles.map}>
              <code.MapView map={search.map} answer={answer} onInView={stores.inView.set} />
            </div>
          )}
          <div className={styles.list}>
            {/* Homes that were not asked for keep the height of the list, hidden, until the right ones load. */}
            <div className={isWaiting ? styles.waiting : undefined}>
              <HomeResults homes={homes} isBusy={isWaiting || !isDrawn} focused={list.focused} />
            </div>
            <div ref={foot}>{footElement}</div>
          </div>
        </div>
      </section>
    </div>
  )
}
