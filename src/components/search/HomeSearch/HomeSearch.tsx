import { Suspense, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from "react"
import { onInteraction } from "../../../browser/hydration/lazy-hydration.ts"
import { changeQuery, useQuery } from "../../../browser/navigation/query.ts"
import { useStoredScroll } from "../../../browser/navigation/scroll.ts"
import { shownKey } from "../../../browser/storage/own-keys.ts"
import { sessionNumber } from "../../../browser/storage/storage.ts"
import { showsMap, withoutView, withView } from "../../../domain/map/address.ts"
import { searchDataPath } from "../../../domain/paths.ts"
import type { ListingsPage } from "../../../site/search/listings.ts"
import { RetryNotice } from "../../base/RetryNotice/RetryNotice.tsx"
import { HomeResults } from "../HomeResults/HomeResults.tsx"
import * as styles from "./HomeSearch.module.css"
import type { Listing } from "./listing.ts"
import { Foot, hydrate, Search } from "./live-search.ts"
import { ViewSwitch } from "./ViewSwitch.tsx"

export type HomeSearchProps = { readonly page: ListingsPage; readonly search: NonNullable<ListingsPage["search"]> }

/**
 * Hydrates the list with the page, for the many visitors who only read, and the search when it is needed; the search
 * renders once, because React would discard what was typed before hydration.
 */
export const HomeSearch = ({ page, search }: HomeSearchProps) => {
  const { words, path } = search
  const query = useQuery(path)
  const [hasHtml] = useState(query === null)
  const [listing, setListing] = useState<Listing | null>(null)
  const [failed, setFailed] = useState(false)
  const listId = useId()
  const place = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const wantsMore = useRef(false)

  const params = new URLSearchParams(query ?? "")
  const isAsked = search.names.some((name) => params.has(name))
  const isMap = showsMap(query ?? "")
  const isLonger = query !== null && sessionNumber(shownKey(`${path}?`)) !== null
  const isNeeded = isAsked || isMap || isLonger || !hasHtml
  const loadSearch = useCallback(() => {
    setFailed(false)
    hydrate().catch(() => setFailed(true))
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
        if (isInFoot) wantsMore.current = true
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
  }, [loadSearch])
  useStoredScroll(query !== null && (listing ? listing.isWhole : failed || !isNeeded))

  /** Text of the element below the list that has the focus at hydration, when another element replaces it. */
  const focusedText = useRef<string | null>(null)
  const onListing = useCallback((next: Listing) => {
    const { activeElement } = document
    focusedText.current ??= (foot.current?.contains(activeElement) && activeElement?.textContent) || ""
    setListing(next)
  }, [])
  useLayoutEffect(() => {
    if (!listing || !focusedText.current) return
    const controls = Array.from(foot.current?.querySelectorAll<HTMLElement>("a, button") ?? [])
    controls.find(({ textContent }) => textContent === focusedText.current)?.focus({ preventScroll: true })
    focusedText.current = ""
  }, [listing])

  const [form] = useState(
    <Suspense fallback={<div className={styles.coming} />}>
      <Search page={page} search={search} listId={listId} wantsMore={wantsMore} onListing={onListing} />
    </Suspense>,
  )
  const [footElement] = useState(
    <Suspense fallback={null}>
      <Foot page={page} label={words.more} />
    </Suspense>,
  )
  const isWaiting = !listing && isAsked && !failed
  const isHydrated = query !== null
  useLayoutEffect(() => {
    // Until hydration the styles hide the list by the address; from here on the search shows that it waits.
    if (isHydrated) delete document.documentElement.dataset.asked
  }, [isHydrated])
  const homes = listing?.homes ?? page.homes.map((card, index) => ({ key: String(index), card }))
  return (
    <div className={styles.search}>
      <div ref={place} className={styles.form} data-island={`part---live-search ${searchDataPath}`}>
        {form}
      </div>
      <div className={styles.head}>
        <p role="status" className={styles.count}>
          {listing?.status ?? (isWaiting ? words.searching : words.foundTotal)}
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
        <div className={styles.body} data-view={isMap ? "map" : "list"} data-empty={listing?.isEmpty || undefined}>
          {listing?.map && <div className={styles.map}>{listing.map}</div>}
          <div className={styles.list}>
            {/* Homes that were not asked for keep the height of the list, hidden, until the right ones load. */}
            <div className={isWaiting ? styles.waiting : undefined}>
              <HomeResults
                homes={homes}
                isBusy={isWaiting || listing?.isDrawn === false}
                placeholder={listing?.placeholder}
                focused={listing?.focused ?? null}
              />
            </div>
            <div ref={foot}>{listing ? listing.after : footElement}</div>
          </div>
        </div>
      </section>
    </div>
  )
}
