import { type ComponentType, useCallback, useEffect, useRef, useState } from "react"
import { useRecentlyViewed } from "../../../browser/storage/recently-viewed.ts"
import type { RecentData } from "../recent.data.ts"
import type { RecentHomesProps } from "./RecentHomes.island.tsx"
import * as styles from "./RecentlyViewed.module.css"

export type RecentlyViewedProps = { readonly recent: RecentData }

/** Reserves the place as soon as there are homes; their code loads when the visitor comes near. */
export const RecentlyViewed = ({ recent }: RecentlyViewedProps) => {
  const ids = useRecentlyViewed(recent.id)
  const [isNear, setNear] = useState(false)
  const [Homes, setHomes] = useState<ComponentType<RecentHomesProps>>()
  const place = useRef<HTMLDivElement>(null)
  const [isEmpty, setEmpty] = useState(false)
  const hasHomes = ids.length > 0 && !isEmpty
  const onNone = useCallback(() => setEmpty(true), [])

  useEffect(() => {
    if (!hasHomes || isNear || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: "600px" },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [hasHomes, isNear])

  useEffect(() => {
    if (!isNear || Homes) return
    // A failure stays silent, because the page is complete without this part.
    import(/* webpackChunkName: "recent-homes" */ "./RecentHomes.island.tsx")
      .then(({ RecentHomes }) => setHomes(() => RecentHomes))
      .catch(() => {})
  }, [isNear, Homes])

  return (
    <div ref={place} className={hasHomes ? `screen-only ${styles.place}` : undefined}>
      {Homes && <Homes recent={recent} ids={ids} onNone={onNone} />}
    </div>
  )
}
