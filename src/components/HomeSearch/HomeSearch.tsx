import { type ReactNode, Suspense, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from "react"
import { onTouch } from "../../browser/asleep.ts"
import { sessionKeys } from "../../browser/own-keys.ts"
import { changeQuery, useQuery } from "../../browser/query.ts"
import { keptNumber, useKeptScroll } from "../../browser/scroll.ts"
import type { ListingsPage } from "../../build/pages/listings.ts"
import { showsMap, withoutView, withView } from "../../domain/map/address.ts"
import { searchDataPath } from "../../domain/paths.ts"
import { HomeResults, type HomeResultsProps } from "../HomeResults/HomeResults.tsx"
import { LoadingFailure } from "../LoadingFailure/LoadingFailure.tsx"
import * as styles from "./HomeSearch.module.css"
import { Foot, Search, wake } from "./live-search.ts"
import { ViewSwitch } from "./ViewSwitch.tsx"

/** What the search makes of the list. */
export type Listing = {
  readonly homes: HomeResultsProps["homes"]
  /** Whether all of them are: others may stand there until the browser has time. */
  readonly isDrawn: boolean
  readonly placeholder: ReactNode
  /** Told as it changes. */
  readonly status: string
  /** Whether the list is as long as it will be: then it has the place where the visitor left it. */
  readonly isWhole: boolean
  /** Place of the home that is to have the focus. */
  readonly focused: number | null
  /** Stands beside the homes, or on a phone instead of them. */
  readonly map: ReactNode
  /** Whether nothing was found: what can be done about it is always said. */
  readonly isEmpty: boolean
  /** What stands below the homes. */
  readonly after: ReactNode
}

export type HomeSearchProps = { readonly page: ListingsPage; readonly search: NonNullable<ListingsPage["search"]> }

/** Where the number of homes is kept that a visitor has gone on to. */
export const shownKey = (list: string): string => sessionKeys.shownHomes + list

/**
 * The list of homes with its search. The list itself is alive at once, since most visitors only read it; the search is when the
 * visitor comes near to it, or the address asks for something. React would throw away what stands there before that, with all that
 * was written into it, if it were drawn again: so it is made once.
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

  const asked = new URLSearchParams(query ?? "")
  const isAsked = search.names.some((name) => asked.has(name))
  const isMap = showsMap(query ?? "")
  const isLonger = query !== null && keptNumber(shownKey(`${path}?`)) !== null
  const isNeeded = isAsked || isMap || isLonger || !hasHtml
  const call = useCallback(() => {
    setFailed(false)
    wake().catch(() => setFailed(true))
  }, [])
  useEffect(() => {
    if (isNeeded) call()
  }, [isNeeded, call])
  useEffect(() => {
    const leave = onTouch((event) => {
      const isFoot = foot.current?.contains(event.target as Node)
      if (!isFoot && !place.current?.contains(event.target as Node)) return
      if (event.type === "submit") {
        event.preventDefault()
        if (isFoot) wantsMore.current = true
      }
      if (event.type === "submit" || !isFoot) call()
    })
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && call(), {
      rootMargin: "0px 0px 1200px",
    })
    if (foot.current) observer.observe(foot.current)
    return () => {
      observer.disconnect()
      leave()
    }
  }, [call])
  useKeptScroll(query !== null && (listing ? listing.isWhole : failed || !isNeeded))

  /** What the visitor is on below the list when the search comes alive: the same is another element then. */
  const left = useRef<string | null>(null)
  const takeOver = useCallback((next: Listing) => {
    const { activeElement } = document
    left.current ??= (foot.current?.contains(activeElement) && activeElement?.textContent) || ""
    setListing(next)
  }, [])
  useLayoutEffect(() => {
    if (!listing || !left.current) return
    const same = Array.from(foot.current?.querySelectorAll<HTMLElement>("a, button") ?? [])
    same.find(({ textContent }) => textContent === left.current)?.focus({ preventScroll: true })
    left.current = ""
  }, [listing])

  const [form] = useState(
    <Suspense fallback={<div className={styles.coming} />}>
      <Search page={page} search={search} listId={listId} wantsMore={wantsMore} onListing={takeOver} />
    </Suspense>,
  )
  const [end] = useState(
    <Suspense fallback={null}>
      <Foot page={page} label={words.more} />
    </Suspense>,
  )
  const isWaiting = !listing && isAsked && !failed
  const isTakenOver = query !== null
  useLayoutEffect(() => {
    // Until now the styles hid the list by the address: the search says itself what it waits for.
    if (isTakenOver) delete document.documentElement.dataset.asked
  }, [isTakenOver])
  const homes = listing?.homes ?? page.homes.map((card, index) => ({ key: String(index), card }))
  return (
    <div className={styles.search}>
      <div ref={place} className={styles.form} data-wakes={`part---live-search ${searchDataPath}`}>
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
        {failed && <LoadingFailure text={words.failed} retry={words.retry} onRetry={call} />}
        <div className={styles.body} data-view={isMap ? "map" : "list"} data-empty={listing?.isEmpty || undefined}>
          {listing?.map && <div className={styles.map}>{listing.map}</div>}
          <div className={styles.list}>
            {/* Not what was asked for, but as large. */}
            <div className={isWaiting ? styles.waiting : undefined}>
              <HomeResults
                homes={homes}
                isBusy={isWaiting || listing?.isDrawn === false}
                placeholder={listing?.placeholder}
                focused={listing?.focused ?? null}
              />
            </div>
            <div ref={foot}>{listing ? listing.after : end}</div>
          </div>
        </div>
      </section>
    </div>
  )
}
