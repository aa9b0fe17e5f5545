import { memo } from "react"
import { HomeCard } from "../../../base/HomeCard/HomeCard.tsx"
import { sharpPhone } from "../../../base/Picture/Picture.tsx"
import type { ListedHome } from "../HomeSearch/search-stores.ts"
import * as styles from "./HomeResults.module.css"

/** Each answer renders the list again; memo skips the cards that stay. */
const Card = memo(HomeCard)

/** The form takes a column from 64rem on. */
export const resultSizes = `${sharpPhone}(min-width: 78.5rem) 17.75rem, (min-width: 64rem) 31.5vw, (min-width: 43.5rem) 45vw, 92vw`

/** Columns of cards beside the form. */
export const resultGrid = `grid ${styles.homes}`

/** Takes the place of a card that loads; no component, because lists render it often. */
export const cardSkeleton = <div className={styles.skeleton} />

export type HomeResultsProps = {
  readonly homes: readonly ListedHome[]
  /** Whether the homes are about to change. */
  readonly isBusy: boolean
  /** Index of the home that gets the focus. */
  readonly focused: number | null
}

/** Nothing without homes, because a screen reader would read an empty list. */
export const HomeResults = ({ homes, isBusy, focused }: HomeResultsProps) =>
  homes.length > 0 && (
    <ul className={resultGrid} aria-busy={isBusy || homes.some(({ card }) => !card)}>
      {homes.map(({ key, card, isPast }, index) => (
        // The card's key differs from its placeholder's: a new element may be larger without a layout shift.
        <li
          key={card || index === focused ? key : `coming ${key}`}
          data-past={isPast}
          tabIndex={index === focused ? -1 : undefined}
        >
          {card ? <Card home={card} level={2} first={index === 0} sizes={resultSizes} /> : cardSkeleton}
        </li>
      ))}
    </ul>
  )
