import { countText } from "../../../domain/count-text.ts"
import { fillIn } from "../../../domain/fill-in.ts"
import type { Criteria } from "../../../domain/search/criteria.ts"
import type { ActiveFilter } from "../../../domain/search/filters.ts"
import type { Results } from "../../../domain/search/search.ts"
import type { SearchForm } from "../search.data.ts"
import * as styles from "./LiveSearch.module.css"

export type NoHomesProps = {
  readonly words: SearchForm["words"]
  /** Each filter of the search once. */
  readonly filters: readonly ActiveFilter[]
  readonly without: Results["without"]
  readonly onSearch: (criteria: Criteria) => void
}

/** Offers to remove each filter that alone keeps homes away, the most helpful one first. */
export const NoHomes = ({ words, filters, without, onSearch }: NoHomesProps) => {
  const offers = filters
    .filter(({ filter }) => without[filter] > 0)
    .toSorted((a, b) => without[b.filter] - without[a.filter])
  return (
    <section className={styles.none} aria-label={words.none}>
      <h2>{words.none}</h2>
      {offers.length > 0 && (
        <>
          <p>{words.relax}</p>
          <ul>
            {offers.map(({ filter, name, without: relaxed }) => (
              <li key={filter}>
                <button type="button" className="button quiet" onClick={() => onSearch(relaxed)}>
                  {fillIn(words.without, {
                    filter: name,
                    found: countText(without[filter], words.foundOne, words.foundMany),
                  })}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
