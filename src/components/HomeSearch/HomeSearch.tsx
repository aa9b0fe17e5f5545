import { useEffect, useId, useMemo, useRef, useState } from "react"
import { changeQuery, useQuery } from "../../browser/query.ts"
import { useKeptScroll } from "../../browser/scroll.ts"
import type { ListingsPage } from "../../build/pages/listings.ts"
import { showsMap, withView } from "../../domain/map/address.ts"
import { asksForHomes, type Criteria } from "../../domain/search/criteria.ts"
import { useCards } from "../HomeResults/cards.ts"
import { HomeResults } from "../HomeResults/HomeResults.tsx"
import { useFollowingPages } from "../HomeResults/list-pages.ts"
import { MoreHomes } from "../HomeResults/MoreHomes.tsx"
import { useShown } from "../HomeResults/use-shown.ts"
import { ListPages } from "../ListPages/ListPages.tsx"
import { type RangeErrors, SearchFilters } from "../SearchFilters/SearchFilters.tsx"
import * as styles from "./HomeSearch.module.css"
import { type Live, useLive } from "./use-live.ts"
import { useMap } from "./use-map.ts"
import { ViewSwitch } from "./ViewSwitch.tsx"

export type HomeSearchProps = { readonly page: ListingsPage; readonly search: NonNullable<ListingsPage["search"]> }

/** Milliseconds between a letter and the search for it: browsers take only so many changes of an address. */
const typingPause = 150

/** Homes of the HTML, and as many more at a time. */
const step = 24

/** What the address asks for at this moment. */
const present = (live: Live): Criteria => live.criteriaIn(window.location.search)

/**
 * The list of homes, and the search in it. What is searched for stands in the query of the address and nowhere else; the form
 * edits it, and is written anew when something else has changed it.
 */
export const HomeSearch = ({ page, search }: HomeSearchProps) => {
  const { words, path, language, total } = search
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const results = useRef<HTMLElement>(null)
  const query = useQuery(path)
  const [touched, setTouched] = useState(false)
  const isAsked = query !== null && asksForHomes(new URLSearchParams(query))
  const isMap = query !== null && showsMap(query)
  const { live, failed, retry } = useLive(touched || isAsked || isMap)
  const map = useMap(isMap)
  const outcome = useMemo(() => (live && query !== null ? live.outcomeOf(query) : null), [live, query])
  const [errors, setErrors] = useState<RangeErrors>({})

  // What the visitor did before the search was there is done when it is.
  const waiting = useRef<((live: Live) => void)[]>([])
  const latest = useRef(live)
  latest.current = live
  const act = (deed: (live: Live) => void) => {
    if (latest.current) return deed(latest.current)
    waiting.current.push(deed)
    if (failed) retry()
    setTouched(true)
  }

  const isWritten = useRef(false)
  /** The query that the form itself has made: it need not be told of it. */
  const own = useRef<string | null>(null)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isTyping = useRef(false)

  /** What had the focus is gone. */
  const toResults = () => results.current?.focus({ preventScroll: true })
  const ask = (live: Live, criteria: Criteria, how: "push" | "replace" = "push") => {
    const next = live.queryOf(criteria)
    if (next !== live.queryOf(present(live))) changeQuery(withView(next, showsMap(window.location.search)), how)
  }
  const askForm = (how: "typing" | "choice") =>
    act((live) => {
      clearTimeout(typing.current)
      if (!form.current) return
      const read = live.readForm(form.current, present(live), search)
      // A number that is not finished yet is no mistake: it is one when the visitor leaves it.
      setErrors((shown) =>
        how === "choice"
          ? read.errors
          : Object.fromEntries(Object.entries(read.errors).filter(([name]) => name in shown)),
      )
      const isFirstLetter = how === "typing" && !isTyping.current
      isTyping.current = how === "typing"
      own.current = live.queryOf(read.criteria)
      // A text is one choice: Back takes all of it away, and not its last letter.
      ask(live, read.criteria, how === "choice" || isFirstLetter ? "push" : "replace")
    })
  const clear = () =>
    act((live) => {
      form.current?.reset()
      setErrors({})
      own.current = null
      const { sort } = present(live)
      ask(live, { ...live.anyHome, sort })
      toResults()
    })

  useEffect(() => {
    if (!live || !outcome || !form.current) return
    if (!isWritten.current || waiting.current.length > 0) {
      live.writeForm(form.current, outcome.criteria, true)
      own.current = outcome.query
      isWritten.current = true
      for (const deed of waiting.current.splice(0)) deed(live)
      return
    }
    if (outcome.query === own.current) return
    live.writeForm(form.current, outcome.criteria)
    own.current = outcome.query
    setErrors({})
  }, [live, outcome])

  // Filled in before the scripts were there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they have come
  useEffect(() => {
    const said = new FormData(form.current ?? undefined)
    if ([...said.values()].some((value) => value !== "")) askForm("choice")
    return () => clearTimeout(typing.current)
  }, [])

  const isSearch = outcome ? outcome.query !== "" : isAsked && !failed
  const list = query === null ? null : `${path}?${outcome?.query ?? (isAsked ? query : "")}`
  const [shown, show] = useShown(list, step)
  const [focused, setFocused] = useState<number | null>(null)
  const found = outcome && isSearch ? outcome.results.homes.length : total
  const ids =
    outcome && isSearch ? outcome.results.homes.slice(0, shown).map((home) => live?.index.ids[home] ?? "") : []
  const cards = useCards(language, ids)
  const following = useFollowingPages(path, isSearch ? 1 : Math.ceil(Math.min(shown, total) / step))
  const isSearching = isSearch && !outcome
  const all = [...page.homes, ...following.cards]
  const homes = isSearching
    ? Array.from({ length: step }, (_, index) => ({ key: String(index), card: null }))
    : isSearch
      ? ids.map((id) => ({ key: id, card: cards.of(id) ?? all.find((card) => card.id === id) ?? null }))
      : Array.from({ length: Math.min(shown, total) }, (_, index) => ({
          key: String(index),
          card: all[index] ?? null,
        }))
  const source = isSearch ? cards : following
  useKeptScroll(query !== null && !isSearching)

  const foundText = live ? live.counted(found, words.foundOne, words.foundMany) : words.foundTotal
  const active = live && outcome ? live.activeFilters(search, outcome.criteria) : []

  return (
    <div className={styles.search}>
      <SearchFilters
        search={search}
        formId={formId}
        form={form}
        chosenPlaces={outcome?.criteria.place ?? []}
        counts={outcome?.results.counts}
        errors={errors}
        show={live ? live.counted(found, words.showOne, words.showMany) : words.showTotal}
        activeCount={active.length}
        onTouch={() => setTouched(true)}
        onWrite={() => {
          setTouched(true)
          clearTimeout(typing.current)
          typing.current = setTimeout(() => askForm("typing"), typingPause)
        }}
        onChoose={() => askForm("choice")}
        onTogglePlace={(id) =>
          act((live) => {
            own.current = null
            ask(live, live.withPlaceToggled(present(live), id))
          })
        }
        onShow={() => results.current?.focus()}
      />
      <section ref={results} tabIndex={-1} aria-label={words.results} className={styles.results}>
        <div className={styles.bar}>
          <p role="status" className={styles.count}>
            {isSearching ? words.searching : foundText}
          </p>
          <ViewSwitch
            words={search.map.words}
            isMap={isMap}
            onChoose={(isMap) => {
              const asked = new URLSearchParams(query ?? "")
              asked.delete("view")
              changeQuery(withView(asked.toString().replaceAll("%2C", ","), isMap), "push")
            }}
          />
          <label className={styles.sort}>
            <span>{words.sort}</span>{" "}
            <select name="sort" form={formId} onFocus={() => setTouched(true)} onChange={() => askForm("choice")}>
              {search.sorts.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </div>
        {!outcome?.criteria.sort && <p className={styles.order}>{page.order}</p>}
        {failed && (touched || isAsked || isMap) && (
          <p role="alert" className={styles.failure}>
            <span>{navigator.onLine ? words.failed : words.offline}</span>{" "}
            <button type="button" onClick={retry}>
              {words.retry}
            </button>
          </p>
        )}
        {live && active.length > 0 && (
          <live.FilterChips
            words={words}
            active={active}
            onAsk={(criteria) => ask(live, criteria)}
            onClear={clear}
            onGone={toResults}
          />
        )}
        <div className={styles.body} data-view={isMap ? "map" : "list"} data-empty={found === 0 || undefined}>
          {isMap && (
            <div className={styles.map}>
              {map.failed ? (
                <p role="alert" className={styles.failure}>
                  <span>{search.map.words.failed}</span>{" "}
                  <button type="button" onClick={map.retry}>
                    {search.map.words.retry}
                  </button>
                </p>
              ) : live && outcome && map.Component ? (
                <map.Component map={search.map} data={live.index.data} homes={outcome.results.homes} />
              ) : (
                <p role="status" className={styles.mapComing}>
                  {search.map.words.loading}
                </p>
              )}
            </div>
          )}
          <div className={styles.list}>
            {live && outcome && isSearch && found === 0 ? (
              <live.NoHomes
                words={words}
                criteria={outcome.criteria}
                active={active}
                without={outcome.results.without}
                onAsk={(criteria) => {
                  ask(live, criteria)
                  toResults()
                }}
              />
            ) : (
              <HomeResults key={isSearch ? "found" : "all"} homes={homes} focused={focused} />
            )}
            {source.failed ? (
              <p role="alert" className={styles.failure}>
                <span>{words.cardsFailed}</span>{" "}
                <button type="button" onClick={source.retry}>
                  {words.retry}
                </button>
              </p>
            ) : (
              !isSearching &&
              shown < found && (
                <MoreHomes
                  label={words.more}
                  shown={shown}
                  onMore={(isAsked) => {
                    setFocused(isAsked ? shown : null)
                    show(shown + step)
                  }}
                />
              )
            )}
            {!isSearch && <ListPages pages={page.pages} />}
          </div>
        </div>
        {live && outcome && isSearch && <live.SaveSearch key={outcome.query} search={search} query={outcome.query} />}
      </section>
    </div>
  )
}
