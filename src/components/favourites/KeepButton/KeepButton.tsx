import { toggle, useKept } from "../../../browser/storage/favourites.ts"
import type { FavouriteData } from "../../../site/homes/cards.ts"
import { Heart } from "../Heart/Heart.tsx"
import * as styles from "./KeepButton.module.css"

export type KeepButtonProps = {
  readonly home: FavouriteData
  /** Visible text beside the heart: the first word of each accessible name. */
  readonly words?: { readonly text: string; readonly kept: string }
  /** Replaces the default if removing a favourite needs more. */
  readonly onLetGo?: (() => void) | undefined
}

/** Adds or removes a favourite; its name tells the state, so aria-pressed would tell it twice. */
export const KeepButton = ({ home, words, onLetGo }: KeepButtonProps) => {
  const isKept = useKept().homes.some(({ id }) => id === home.id)
  return (
    <button
      type="button"
      className={`${words ? `button quiet ${styles.wide}` : styles.round} ${isKept ? styles.kept : styles.free}`}
      aria-label={isKept ? home.letGo : home.label}
      onClick={() => (isKept && onLetGo ? onLetGo() : toggle(home, isKept))}
    >
      <Heart />
      {words && (
        <span className={styles.words}>
          <span>{words.text}</span>
          <span>{words.kept}</span>
        </span>
      )}
    </button>
  )
}
