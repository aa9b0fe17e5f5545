import { HomeCard } from "../../../base/HomeCard/HomeCard.tsx"
import { RetryNotice } from "../../../base/RetryNotice/RetryNotice.tsx"
import { useLoaded } from "../../../browser/create-loader.ts"
import { homeFileOf } from "../../../domain/paths.ts"
import type { Criteria } from "../../../domain/search/criteria.ts"
import type { ActiveFilter } from "../../../domain/search/filters.ts"
import { missText } from "../../../domain/search/miss-text.ts"
import type { NearMatch } from "../../../domain/search/near-matches.ts"
import type { Index } from "../../../domain/search/search-index.ts"
import { cardSkeleton, resultGrid, resultSizes } from "../HomeResults/HomeResults.tsx"
import type { SearchForm } from "../search.data.ts"
import * as styles from "./LiveSearch.module.css"
import { cards } from "./loaders.ts"

type NearHomeProps = { readonly file: string; readonly misses: string; readonly words: SearchForm["words"] }

const NearHome = ({ file, misses, words }: NearHomeProps) => {
  const card = useLoaded(cards, file)
  return (
    <li>
      {card && <HomeCard home={card} level={3} sizes={resultSizes} />}
      {card === undefined && cardSkeleton}
      {card === null && <RetryNotice text={words.cardsFailed} retry={words.retry} onRetry={cards.retry} />}
      <p className="small">{misses}</p>
    </li>
  )
}

export type NearMatchesProps = {
  readonly search: SearchForm
  readonly index: Index
  readonly criteria: Criteria
  readonly near: readonly NearMatch[]
  /** Each filter of the search once. */
  readonly filters: readonly ActiveFilter[]
}

/** Shows the homes that miss one filter, each with what it misses. */
export const NearMatches = ({ search, index, criteria, near, filters }: NearMatchesProps) => (
  <section aria-label={search.words.near} className={styles.near}>
    <h2>{search.words.near}</h2>
    <ul className={resultGrid}>
      {near.map((match) => {
        const id = index.ids[match.home] ?? ""
        return (
          <NearHome
            key={id}
            file={homeFileOf(search.language, id)}
            misses={missText(search, criteria, filters, index.data, match)}
            words={search.words}
          />
        )
      })}
    </ul>
  </section>
)
