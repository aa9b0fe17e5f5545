import { useState } from "react"
import type { SearchForm } from "../../build/pages/search.ts"
import { feedPathOf } from "../../domain/search/feed.ts"
import * as styles from "./LiveSearch.module.css"

export type SaveSearchProps = { readonly search: SearchForm; readonly query: string }

/** The address of this search, to be kept or sent. */
export const SaveSearch = ({ search: { words, language, path }, query }: SaveSearchProps) => {
  const [said, setSaid] = useState("")
  const address = () => `${window.location.origin}${path}?${query}`
  const copy = () =>
    // Undefined where the connection is not secure.
    Promise.resolve(navigator.clipboard?.writeText(address()) ?? Promise.reject()).then(
      () => setSaid(words.copied),
      () => setSaid(words.copyFailed),
    )
  return (
    <section className={styles.save} aria-label={words.save}>
      <h2>{words.save}</h2>
      <p className="actions">
        <button type="button" className="button quiet" onClick={copy}>
          {words.copy}
        </button>
        {typeof navigator.share === "function" && (
          <button
            type="button"
            className="button quiet"
            // A visitor who closes the sheet has refused nothing.
            onClick={() => void navigator.share({ url: address() }).catch(() => {})}
          >
            {words.share}
          </button>
        )}
        <a className="button quiet" type="application/atom+xml" href={feedPathOf(language, query)}>
          {words.feed}
        </a>
      </p>
      <p role="status">{said}</p>
    </section>
  )
}
