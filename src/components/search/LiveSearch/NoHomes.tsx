import { counted } from "../../../domain/counted.ts"
import { filled } from "../../../domain/filled.ts"
import type { Criteria } from "../../../domain/search/criteria.ts"
import { type ActiveFilter, wholeFilters } from "../../../domain/search/filters.ts"
import type { Results } from "../../../domain/search/search.ts"
import type { SearchForm } from "../../../site/search/search.ts"
import * as styles from "./LiveSearch.module.css"

export type NoHomesProps = {
  readonly words: SearchForm["words"]
  readonly criteria: Criteria
  readonly active: readonly ActiveFilter[]
  readonly without: Results["without"]
  readonly onAsk: (criteria: Criteria) => void
}

/** Offers to remove filters, the most helpful one first. */
export const NoHomes = ({ words, criteria, active, without, onAsk }: NoHomesProps) => (
  <section className={styles.none} aria-label={words.none}>
    <h2>{words.none}</h2>
    <p>{words.relax}</p>
    <ul>
      {wholeFilters(active, criteria)
        .toSorted((a, b) => without[b.filter] - without[a.filter])
        .map(({ filter, name, without: relaxed }) => (
          <li key={filter}>
            <button type="button" className="button quiet" onClick={() => onAsk(relaxed)}>
              {filled(words.without, {
                filter: name,
                found: counted(without[filter], words.foundOne, words.foundMany),
              })}
            </button>
          </li>
        ))}
    </ul>
  </section>
)
