import { useEffect, useRef, useState } from "react"
import { type HomeFileResult, useHomeFiles } from "../../../base/HomeCard/home-files.ts"
import { HomeGrid } from "../../../base/HomeGrid/HomeGrid.tsx"
import { clearViewed, removeViewed } from "../../../browser/storage/recently-viewed.ts"
import type { RecentData } from "../recent.data.ts"
import * as styles from "./RecentHomes.module.css"

export type RecentHomesProps = {
  readonly recent: RecentData
  readonly ids: readonly string[]
  readonly onNone: () => void
}

/** A home that was viewed under a former id is shown once, and not on its own page. */
const cardsOf = (found: readonly (HomeFileResult | undefined)[], ownId: string | null) => {
  const cards = found.flatMap((file) => (typeof file === "object" ? [file.card] : []))
  return cards.filter(({ id }, index) => id !== ownId && cards.findIndex((card) => card.id === id) === index)
}

export const RecentHomes = ({ recent, ids, onNone }: RecentHomesProps) => {
  const files = useHomeFiles(recent.language, ids)
  // All homes appear together, so that visible ones do not move.
  const found = ids.map((id) => files.get(id))
  const homes = found.includes(undefined) ? null : cardsOf(found, recent.id)
  const [isCleared, setCleared] = useState(false)
  const cleared = useRef<HTMLParagraphElement>(null)

  const isEmpty = ids.length > 0 && homes?.length === 0
  useEffect(() => {
    const missingIds = ids.filter((id) => files.get(id) === "gone")
    if (missingIds.length > 0) removeViewed(missingIds)
  }, [ids, files])
  useEffect(() => {
    if (isEmpty) onNone()
  }, [isEmpty, onNone])

  // The button that had the focus is gone.
  useEffect(() => {
    if (isCleared) cleared.current?.focus()
  }, [isCleared])

  if (isCleared)
    return (
      <p ref={cleared} tabIndex={-1} role="status">
        {recent.cleared}
      </p>
    )
  if (!homes || homes.length === 0) return null
  const clear = () => {
    setCleared(true)
    clearViewed()
  }
  return (
    <section aria-labelledby="recent">
      <div className={styles.head}>
        <h2 id="recent">{recent.heading}</h2>
        <button type="button" className="button quiet small" onClick={clear}>
          {recent.clear}
        </button>
      </div>
      <HomeGrid homes={homes} level={3} />
    </section>
  )
}
