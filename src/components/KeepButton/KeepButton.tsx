import { toggle, useKept } from "../../browser/kept-homes.ts"
import type { HomeToKeep } from "../../build/pages/cards.ts"
import { Heart } from "../Heart/Heart.tsx"
import * as styles from "./KeepButton.module.css"

export type KeepButtonProps = {
  readonly home: HomeToKeep
  /** What it says beside the heart, where there is room: the first word of its name. */
  readonly text?: string
  /** Where letting a home go means more than its button. */
  readonly onLetGo?: (() => void) | undefined
}

/** Keeps a home among the visitor's favourites, or lets it go. */
export const KeepButton = ({ home, text, onLetGo }: KeepButtonProps) => {
  const isKept = useKept().homes.some(({ id }) => id === home.id)
  return (
    <button
      type="button"
      className={text ? `button quiet ${styles.wide}` : styles.round}
      aria-pressed={isKept}
      aria-label={home.label}
      onClick={() => (isKept && onLetGo ? onLetGo() : toggle(home, isKept))}
    >
      <Heart />
      {text}
    </button>
  )
}
