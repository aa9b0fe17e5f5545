import { Link } from "gatsby"
import { useEffect, useRef, useState } from "react"
import type { FeedWords } from "../../../base/HomeCard/home-file.data.ts"
import { RetryNotice } from "../../../base/RetryNotice/RetryNotice.tsx"
import { createLoader, useLoaded } from "../../../browser/create-loader.ts"
import { fetchJson } from "../../../browser/remote.ts"
import { updateSearches } from "../../../browser/storage/saved-searches.ts"
import { countText } from "../../../domain/count-text.ts"
import { fillIn } from "../../../domain/fill-in.ts"
import { feedWordsOf, searchDataPath } from "../../../domain/paths.ts"
import { namesOf } from "../../../domain/search/alert-words.ts"
import { criteriaIn } from "../../../domain/search/criteria.ts"
import { allIdsOf } from "../../../domain/search/homes.ts"
import type { SavedSearch } from "../../../domain/search/saved-searches.ts"
import { withSearchBack } from "../../../domain/search/saving.ts"
import { search as searchHomes } from "../../../domain/search/search.ts"
import type { Language } from "../../../spec/languages.ts"
import { indexes, locatedIndexes } from "../../search/LiveSearch/loaders.ts"
import type { SavedSearchesWords } from "../favourites.data.ts"
import { Undo } from "../Undo/Undo.tsx"
import * as styles from "./SavedSearches.module.css"

/** The words of searches, by the path of their file. */
const feedWords = createLoader((path) => fetchJson<FeedWords>(path))

/** Loaders whose failures are repeated together. */
const loaders = [feedWords, indexes, locatedIndexes]

export type SavedSearchListProps = {
  readonly words: SavedSearchesWords
  readonly language: Language
  readonly searches: readonly SavedSearch[]
}

type Removal = {
  readonly search: SavedSearch
  readonly name: string
  /** The searches before the removal. */
  readonly before: readonly SavedSearch[]
}

export const SavedSearchList = ({ words, language, searches }: SavedSearchListProps) => {
  const names = useLoaded(feedWords, feedWordsOf(language))
  const hasDrawnArea = searches.some(({ query }) => criteriaIn(query).within.length > 0)
  const index = useLoaded(hasDrawnArea ? locatedIndexes : indexes, searchDataPath)
  const list = useRef<HTMLUListElement>(null)
  const [status, setStatus] = useState("")
  const [removal, setRemoval] = useState<Removal | null>(null)
  /** Place of the search that was brought back last. */
  const [returned, setReturned] = useState<number | null>(null)
  useEffect(() => {
    if (returned !== null) list.current?.children[returned]?.querySelector("a")?.focus()
  }, [returned])

  if (names === null || index === null)
    return (
      <RetryNotice
        text={words.failed}
        retry={words.retry}
        onRetry={() => {
          for (const { retry } of loaders) retry()
        }}
      />
    )
  if (!names || !index) return null

  const change = (update: Parameters<typeof updateSearches>[0]): boolean => {
    const isStored = updateSearches(update)
    setStatus(isStored ? "" : words.notStored)
    return isStored
  }
  const remove = (search: SavedSearch, name: string) => {
    if (!change((all) => all.filter(({ query }) => query !== search.query))) return
    setRemoval({ search, name, before: searches })
    setReturned(null)
  }
  const undo = ({ search, before }: Removal) => {
    if (!change((all) => withSearchBack(all, before))) return
    setRemoval(null)
    setReturned(before.indexOf(search))
  }
  const newsOf = (homes: readonly number[], { seen }: SavedSearch): string => {
    if (!Array.isArray(seen)) return ""
    const known = new Set(seen)
    const isKnown = (id = "") => allIdsOf({ id, formerIds: index.data.formerIds?.[id] }).some((one) => known.has(one))
    const count = homes.filter((home) => !isKnown(index.ids[home])).length
    return count === 0 ? words.newNone : countText(count, words.newOne, words.newMany)
  }

  return (
    <>
      <p aria-live="polite">{status}</p>
      {removal && (
        <Undo
          key={removal.search.query}
          text={fillIn(words.removed, { search: removal.name })}
          name={words.undo}
          onUndo={() => undo(removal)}
        />
      )}
      {searches.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <ul ref={list} className={styles.searches}>
          {searches.map((search) => {
            const { query } = search
            const name = namesOf(names, query).join(" · ")
            const { homes } = searchHomes(index, criteriaIn(query), Date.now())
            const found = countText(homes.length, words.foundOne, words.foundMany)
            return (
              <li key={query}>
                <Link to={`${names.listings}?${query}`}>{name}</Link>
                <span className={styles.count}>{[found, newsOf(homes, search)].filter(Boolean).join(", ")}</span>
                <button
                  type="button"
                  className="button quiet screen-only"
                  aria-label={fillIn(words.removeSearch, { search: name })}
                  onClick={() => remove(search, name)}
                >
                  {words.remove}
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}
