import { toggleFavourite, useFavourites } from "../../browser/storage/favourites.ts"
import { heart } from "../Heart/Heart.tsx"
import type { FavouriteData } from "../HomeCard/cards.data.ts"
import * as styles from "./FavouriteButton.module.css"

export type FavouriteButtonProps = {
  readonly home: FavouriteData
  /** Visible text beside the heart: the first word of each accessible name. */
  readonly words?: { readonly text: string; readonly textWhenAdded: string }
  /** Replaces the default if removing a favourite needs more. */
  readonly onRemove?: (() => void) | undefined
}

/** Adds or removes a favourite; its name contains the state, so aria-pressed would repeat it. */
export const FavouriteButton = ({ home, words, onRemove }: FavouriteButtonProps) => {
  const isFavourite = useFavourites().some(({ id }) => id === home.id)
  return (
    <button
      type="button"
      className={`${words ? `button quiet ${styles.wide}` : styles.round} ${isFavourite ? styles.added : styles.free}`}
      aria-label={isFavourite ? home.removeLabel : home.label}
      onClick={() => (isFavourite && onRemove ? onRemove() : toggleFavourite(home, isFavourite))}
    >
      {heart}
      {words && (
        <span className={styles.words}>
          <span>{words.text}</span> <span>{words.textWhenAdded}</span>
        </span>
      )}
    </button>
  )
}
