import { useLoaded } from "../../../browser/create-loader.ts"
import { fillIn } from "../../../domain/fill-in.ts"
import { homeFileOf } from "../../../domain/paths.ts"
import type { ActiveFilter } from "../../../domain/search/filters.ts"
import type { NearMatch } from "../../../domain/search/near-matches.ts"
import type { SearchForm } from "../../../site/search/search.ts"
import { RetryNotice } from "../../base/RetryNotice/RetryNotice.tsx"
import { HomeCard } from "../../home/HomeCard/HomeCard.tsx"
import { CardSkeleton, resultGrid, resultSizes } from "../HomeResults/HomeResults.tsx"
import * as styles from "./LiveSearch.module.css"
import { cards } from "./loaders.ts"

/** One row beside the form on a wide screen. */
const matchLimit = 3

type NearHomeProps = { readonly file: string; readonly misses: string; readonly words: SearchForm["words"] }

const NearHome = ({ file, misses, words }: NearHomeProps) => {
  const card = useLoaded(cards, file)
  return (
    <li>
      <p>{misses}</p>
      {card && <HomeCard home={card} level={3} sizes={resultSizes} />}
      {card === undefined && <CardSkeleton />}
      {card === null && <RetryNotice text={words.cardsFailed} retry={words.retry} onRetry={cards.retry} />}
    </li>
  )
}

export type NearMatchesProps = {
  readonly search: SearchForm
  readonly ids: readonly string[]
  readonly near: readonly NearMatch[]
  /** Each filter of the search once. */
  readonly filters: readonly ActiveFilter[]
}

/** Shows the homes that miss one filter by little, each with what it misses. */
export const NearMatches = ({ search: { words, language }, ids, near, filters }: NearMatchesProps) => (
  <section aria-label={words.near} className={styles.near}>
    <h2>{words.near}</h2>
    <ul className={resultGrid}>
      {near.slice(0, matchLimit).map(({ home, missed }) => {
        const id = ids[home] ?? ""
        const filter = filters.find((candidate) => candidate.filter === missed)?.name ?? ""
        return (
          <NearHome
            key={id}
            file={homeFileOf(language, id)}
            misses={fillIn(missed === "place" ? words.nearPlace : words.misses, { filter })}
            words={words}
          />
        )
      })}
    </ul>
  </section>
)
