import { Link } from "gatsby"
import { useEffect, useState } from "react"
import { useSavedSearches } from "../../../browser/storage/saved-searches.ts"
import { markSeen, saveSearch } from "../../../browser/storage/saving-searches.ts"
import { shareOrCopy } from "../../../browser/storage/sharing.ts"
import { formatCount } from "../../../domain/count-text.ts"
import { fillIn } from "../../../domain/fill-in.ts"
import { followPathOf } from "../../../domain/search/feed.ts"
import { isSameSearch } from "../../../domain/search/saving.ts"
import type { SearchForm } from "../search.data.ts"
import * as styles from "./LiveSearch.module.css"

export type SaveSearchProps = {
  readonly search: SearchForm
  readonly query: string
  /** Returns the ids of the found homes. */
  readonly foundIds: () => readonly string[]
}

/** Lets the visitor save this search on the device, share its address or follow it. */
export const SaveSearch = ({ search: { words, language, path, saved }, query, foundIds }: SaveSearchProps) => {
  const [status, setStatus] = useState("")
  const searches = useSavedSearches()
  const isSaved = searches.some((search) => isSameSearch(search.query, query))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a query finds the same homes while it is shown
  useEffect(() => {
    if (isSaved) markSeen(query, foundIds())
  }, [isSaved])
  const save = () => {
    const outcome = saveSearch(query, foundIds())
    const text = { saved: words.saved, twice: words.twice, full: words.full, failed: words.notSaved }[outcome]
    setStatus(fillIn(text, { count: formatCount(searches.length) }))
  }
  const share = async () => {
    const outcome = await shareOrCopy({ url: `${window.location.origin}${path}?${query}`, title: document.title })
    setStatus({ shared: "", copied: words.copied, failed: words.copyFailed }[outcome])
  }
  return (
    <section className={styles.save} aria-label={words.save}>
      <h2>{words.save}</h2>
      <p className="actions">
        <button type="button" className="button quiet" onClick={save}>
          {isSaved ? words.isSaved : words.keep}
        </button>
        <button type="button" className="button quiet" onClick={share}>
          {words.share}
        </button>
        <a className="button quiet" href={followPathOf(language, query)}>
          {words.follow}
        </a>
      </p>
      {isSaved && (
        <p className={styles.toSaved}>
          <Link to={saved}>{words.toSaved}</Link>
        </p>
      )}
      <p aria-live="polite">{status}</p>
    </section>
  )
}
