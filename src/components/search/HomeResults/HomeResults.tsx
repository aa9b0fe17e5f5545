import { memo, type ReactNode, useLayoutEffect, useRef } from "react"
import type { HomeCardData } from "../../../site/homes/cards.ts"
import { sharpPhone } from "../../base/Picture/Picture.tsx"
import { HomeCard } from "../../home/HomeCard/HomeCard.tsx"
import * as styles from "./HomeResults.module.css"

/** Each answer renders the list again; memo skips the cards that stay. */
const Card = memo(HomeCard)

/** The form takes a column from 64rem on. */
const sizes = `${sharpPhone}(min-width: 78.5rem) 17.75rem, (min-width: 64rem) 31.5vw, (min-width: 43.5rem) 45vw, 92vw`

export type HomeResultsProps = {
  readonly homes: readonly {
    readonly key: string
    /** Null while the card loads. */
    readonly card: HomeCardData | null
    /** Whether the home is from the previous answer and is about to disappear. */
    readonly isPast?: boolean
  }[]
  /** Whether the homes are about to change. */
  readonly isBusy: boolean
  /** Shown in place of a card that loads. */
  readonly placeholder: ReactNode
  /** Index of the home that gets the focus, once, because the visitor's button press showed it. */
  readonly focused: number | null
}

export const HomeResults = ({ homes, isBusy, placeholder, focused }: HomeResultsProps) => {
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    if (focused !== null) (list.current?.children[focused] as HTMLElement | undefined)?.focus()
  }, [focused])
  return (
    <ul ref={list} className={`grid ${styles.homes}`} aria-busy={isBusy || homes.some(({ card }) => card === null)}>
      {homes.map(({ key, card, isPast }, index) => (
        // The card's key differs from its placeholder's: a new element may be larger without a layout shift.
        <li
          key={card || index === focused ? key : `coming ${key}`}
          data-past={isPast}
          tabIndex={index === focused ? -1 : undefined}
        >
          {card ? <Card home={card} level={2} first={index === 0} sizes={sizes} /> : placeholder}
        </li>
      ))}
    </ul>
  )
}
