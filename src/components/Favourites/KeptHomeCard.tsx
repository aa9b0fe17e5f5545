import { useId } from "react"
import type { FavouritesPage } from "../../build/pages/favourites.ts"
import { formatMoney } from "../../domain/format.ts"
import { type KeptHome, longestNote } from "../../domain/kept-homes.ts"
import { HomeCard } from "../HomeCard/HomeCard.tsx"
import type { Found } from "../HomeCard/home-files.ts"
import * as styles from "./Favourites.module.css"

export type KeptHomeCardProps = {
  readonly home: KeptHome
  /** Undefined while it is asked for. */
  readonly found: Found | undefined
  readonly page: FavouritesPage
  readonly onChange: (fields: Pick<KeptHome, "note" | "chosen">) => void
  readonly onRemove: () => void
}

/** One home of the list: as it is now, what it was when it was kept, and what the visitor has to say about it. */
export const KeptHomeCard = ({ home, found, page: { words, currency }, onChange, onRemove }: KeptHomeCardProps) => {
  const id = useId()
  const street = typeof found === "object" ? found.card.keep.street : home.street
  const named = (text: string) => text.replace("{home}", street)

  if (found === undefined) return <p className={styles.pending}>{street}</p>
  if (typeof found === "string")
    return (
      <div className={styles.missing}>
        <p>{named(words[found])}</p>
        <button type="button" className="button quiet" onClick={onRemove}>
          {named(words.remove)}
        </button>
      </div>
    )

  const { card } = found
  return (
    <>
      <HomeCard home={card} level={2} onLetGo={onRemove} />
      {home.price !== undefined && home.price !== card.keep.price && (
        <p className={`note caution ${styles.changed}`}>
          {words.changed.replace("{price}", formatMoney(home.price, currency, { digits: 0 }))}
        </p>
      )}
      <div className={styles.own}>
        <label className="check screen-only">
          <input
            type="checkbox"
            checked={Boolean(home.chosen)}
            aria-label={named(words.choose)}
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
            aria-label={named(words.noteOn)}
            value={home.note ?? ""}
            onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
          />
        </div>
      </div>
    </>
  )
}
