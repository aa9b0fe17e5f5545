import { useState } from "react"
import { shareOrCopy } from "../../../browser/storage/sharing.ts"
import { followPathOf } from "../../../domain/search/feed.ts"
import type { SearchForm } from "../../../site/search/search.ts"
import * as styles from "./LiveSearch.module.css"

export type SaveSearchProps = { readonly search: SearchForm; readonly query: string }

/** Lets the visitor share the address of this search or follow it. */
export const SaveSearch = ({ search: { words, language, path }, query }: SaveSearchProps) => {
  const [status, setStatus] = useState("")
  const share = async () => {
    const outcome = await shareOrCopy({ url: `${window.location.origin}${path}?${query}`, title: document.title })
    setStatus({ shared: "", copied: words.copied, failed: words.copyFailed }[outcome])
  }
  return (
    <section className={styles.save} aria-label={words.save}>
      <h2>{words.save}</h2>
      <p className="actions">
        <button type="button" className="button quiet" onClick={share}>
          {words.share}
        </button>
        <a className="button quiet" href={followPathOf(language, query)}>
          {words.follow}
        </a>
      </p>
      <p role="status">{status}</p>
    </section>
  )
}
