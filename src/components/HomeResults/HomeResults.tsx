import { memo, type ReactNode, useLayoutEffect, useRef } from "react"
import type { HomeCardData } from "../../build/pages/cards.ts"
import { HomeCard } from "../HomeCard/HomeCard.tsx"
import { sharpPhone } from "../Picture/Picture.tsx"
import * as styles from "./HomeResults.module.css"

/** The list is drawn anew with each answer; a card that stays has nothing new to say. */
const Card = memo(HomeCard)

/** The form takes a column of its own from 64rem on. */
const sizes = `${sharpPhone}(min-width: 78.5rem) 17.75rem, (min-width: 64rem) 31.5vw, (min-width: 43.5rem) 45vw, 92vw`

export type HomeResultsProps = {
  readonly homes: readonly {
    readonly key: string
    /** Null for a home whose card is on its way. */
    readonly card: HomeCardData | null
    /** Whether it was found before and is about to go. */
    readonly isPast?: boolean
  }[]
  /** Whether they are about to change. */
  readonly isBusy: boolean
  /** Stands where a card is on its way. */
  readonly placeholder: ReactNode
  /** Place of the home that is to have the focus, once: it was shown because the visitor pressed a button. */
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
        // A card is not what stood in its place: nothing that a visitor reads moves where it is larger.
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
