import { toggle, useKept } from "../../browser/kept-homes.ts"
import type { HomeToKeep } from "../../build/pages/cards.ts"
import { Heart } from "../Heart/Heart.tsx"
import * as styles from "./KeepButton.module.css"

export type KeepButtonProps = {
  readonly home: HomeToKeep
  /** What it says beside the heart, where there is room: the first word of either name. */
  readonly words?: { readonly text: string; readonly kept: string }
  /** Where letting a home go means more than its button. */
  readonly onLetGo?: (() => void) | undefined
}

/** Keeps a home among the visitor's favourites, or lets it go. Its name tells which, so that it is not pressed as well. */
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
