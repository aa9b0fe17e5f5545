import { useEffect, useRef, useState } from "react"
import { clearViewed, forgetViewed } from "../../browser/recently-viewed.ts"
import type { HomeFile } from "../../build/home-files.ts"
import type { HomeCardData } from "../../build/pages/cards.ts"
import type { RecentData } from "../../build/pages/property.ts"
import { homeFileOf } from "../../domain/paths.ts"
import { HomeGrid } from "../HomeGrid/HomeGrid.tsx"
import * as styles from "./RecentlyViewed.module.css"

export type RecentHomesProps = {
  readonly recent: RecentData
  readonly ids: readonly string[]
  readonly onNone: () => void
}

/** The card of a home; "gone" where it is not on the site any more, and nothing where it cannot be had now. */
const cardOf = async ({ language }: RecentData, id: string): Promise<HomeCardData | "gone" | undefined> => {
  try {
    const answer = await fetch(homeFileOf(language, id))
    if (answer.status === 404) return "gone"
    return answer.ok ? ((await answer.json()) as HomeFile).card : undefined
  } catch {
    return undefined
  }
}

export const RecentHomes = ({ recent, ids, onNone }: RecentHomesProps) => {
  const [homes, setHomes] = useState<readonly HomeCardData[]>([])
  const [isCleared, setCleared] = useState(false)
  const cleared = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (ids.length === 0) return
    let isLatest = true
    void Promise.all(ids.map((id) => cardOf(recent, id))).then((cards) => {
      if (!isLatest) return
      const gone = ids.filter((_, index) => cards[index] === "gone")
      if (gone.length > 0) forgetViewed(gone)
      const there = cards.filter((card) => card !== undefined && card !== "gone")
      setHomes(there)
      if (there.length === 0) onNone()
    })
    return () => {
      isLatest = false
    }
  }, [recent, ids, onNone])

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
  if (homes.length === 0) return null
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
