import { type ComponentType, useCallback, useEffect, useRef, useState } from "react"
import { useRecentlyViewed } from "../../browser/recently-viewed.ts"
import type { RecentData } from "../../build/pages/property.ts"
import type { RecentHomesProps } from "./RecentHomes.tsx"
import * as styles from "./RecentlyViewed.module.css"

export type RecentlyViewedProps = { readonly recent: RecentData }

/** Their place is kept as soon as there are some; they come when the visitor comes near. */
export const RecentlyViewed = ({ recent }: RecentlyViewedProps) => {
  const ids = useRecentlyViewed(recent.id)
  const [isNear, setNear] = useState(false)
  const [Homes, setHomes] = useState<ComponentType<RecentHomesProps>>()
  const place = useRef<HTMLDivElement>(null)
  const [isNone, setNone] = useState(false)
  const areSome = ids.length > 0 && !isNone
  const onNone = useCallback(() => setNone(true), [])

  useEffect(() => {
    if (!areSome || isNear || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: "600px" },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [areSome, isNear])

  useEffect(() => {
    if (!isNear || Homes) return
    // Nobody asked for it: where it does not come, the page is whole without it.
    import(/* webpackChunkName: "recent-homes" */ "./RecentHomes.tsx")
      .then(({ RecentHomes }) => setHomes(() => RecentHomes))
      .catch(() => {})
  }, [isNear, Homes])

  return (
    <div ref={place} className={areSome ? `screen-only ${styles.place}` : undefined}>
      {Homes && <Homes recent={recent} ids={ids} onNone={onNone} />}
    </div>
  )
}
