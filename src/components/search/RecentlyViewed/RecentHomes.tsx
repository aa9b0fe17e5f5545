import { useEffect, useRef, useState } from "react"
import { clearViewed, removeViewed } from "../../../browser/storage/recently-viewed.ts"
import type { RecentData } from "../../../site/homes/property.ts"
import { type HomeFileResult, useHomeFiles } from "../../home/HomeCard/home-files.ts"
import { HomeGrid } from "../../home/HomeGrid/HomeGrid.tsx"
import * as styles from "./RecentlyViewed.module.css"

export type RecentHomesProps = {
  readonly recent: RecentData
  readonly ids: readonly string[]
  readonly onNone: () => void
}

const cardsOf = (found: HomeFileResult | undefined) => (typeof found === "object" ? [found.card] : [])

export const RecentHomes = ({ recent, ids, onNone }: RecentHomesProps) => {
  const files = useHomeFiles(recent.language, ids)
  // All homes appear together, so that visible ones do not move.
  const homes = ids.every((id) => files.has(id)) ? ids.flatMap((id) => cardsOf(files.get(id))) : null
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
