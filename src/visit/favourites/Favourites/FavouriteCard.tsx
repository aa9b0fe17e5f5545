import { useId } from "react"
import { HomeCard } from "../../../base/HomeCard/HomeCard.tsx"
import type { HomeFileResult } from "../../../base/HomeCard/home-files.ts"
import { type Favourite, longestNote } from "../../../domain/favourites.ts"
import { fillIn } from "../../../domain/fill-in.ts"
import { formatMoney } from "../../../domain/format.ts"
import type { FavouritesPage } from "../favourites.data.ts"
import * as styles from "./Favourites.module.css"

export type FavouriteCardProps = {
  readonly home: Favourite
  /** Undefined while it loads. */
  readonly found: HomeFileResult | undefined
  readonly page: FavouritesPage
  readonly onChange: (fields: Pick<Favourite, "note" | "chosen">) => void
  readonly onRemove: () => void
}

/** A favourite: the home as it is now, the price when it was added, and the visitor's note. */
export const FavouriteCard = ({ home, found, page: { words, currency }, onChange, onRemove }: FavouriteCardProps) => {
  const id = useId()
  const street = typeof found === "object" ? found.card.favourite.street : home.street
  const withStreet = (text: string) => fillIn(text, { home: street })

  if (found === undefined) return <p className={styles.pending}>{street}</p>
  if (typeof found === "string")
    return (
      <div className={styles.missing}>
        <p>{withStreet(words[found])}</p>
        <button type="button" className="button quiet" onClick={onRemove}>
          {withStreet(words.remove)}
        </button>
      </div>
    )

  const { card } = found
  return (
    <>
      <HomeCard home={card} level={2} onRemove={onRemove} />
      {home.price !== undefined && home.price !== card.favourite.price && (
        <p className={`note caution ${styles.changed}`}>
          {fillIn(words.changed, { price: formatMoney(home.price, currency, { digits: 0 }) })}
        </p>
      )}
      <div className={styles.own}>
        <label className="check screen-only">
          <input
            type="checkbox"
            checked={Boolean(home.chosen)}
            aria-label={withStreet(words.choose)}
            onChange={({ currentTarget }) => onChange({ chosen: currentTarget.checked })}
          />
          {words.chosen}
        </label>
        <div className="field">
          <label htmlFor={id}>{words.note}</label>
          <textarea
            id={id}
            rows={1}
            maxLength={longestNote}
            aria-label={withStreet(words.noteOn)}
            value={home.note ?? ""}
            onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
          />
        </div>
      </div>
    </>
  )
}
