import { startTransition, useEffect, useRef, useState } from "react"
import { whenIdle } from "../../../browser/hydration/idle.ts"
import type { Listing } from "../HomeSearch/listing.ts"

/** Cards of a new answer in the first window; phones show them in one column. */
const firstDrawCount = (): number => (window.matchMedia("(min-width: 42rem)").matches ? 6 : 2)

/**
 * Number of homes to draw now: the first ones if the list is in view, else none, and all when the browser is idle,
 * because visible parts would wait for the others.
 * @param query the query that is answered
 * @param listId id of the section with the list
 */
export const useVisibleFirst = (query: string, listId: string): number => {
  const [drawnQuery, setDrawnQuery] = useState<string | null>(query)
  useEffect(() => {
    let isCancelled = false
    whenIdle(() => {
      if (!isCancelled) startTransition(() => setDrawnQuery(query))
    })
    return () => {
      isCancelled = true
    }
  }, [query])
  // An observer, because a measurement would force a layout of the page.
  const isListVisible = useRef(true)
  useEffect(() => {
    const list = document.getElementById(listId)
    if (!list) return
    const observer = new IntersectionObserver((entries) => {
      isListVisible.current = entries.at(-1)?.isIntersecting ?? true
    })
    observer.observe(list)
    return () => observer.disconnect()
  }, [listId])
  if (drawnQuery === query) return Number.POSITIVE_INFINITY
  return isListVisible.current ? firstDrawCount() : 0
}

/** Until all homes are drawn, the previous ones remain below, hidden, because removing them takes long. */
export const useStaleTail = (homes: Listing["homes"], drawnCount: number): Listing["homes"] => {
  const previousHomes = useRef(homes)
  const isDrawn = drawnCount >= homes.length
  useEffect(() => {
    if (isDrawn) previousHomes.current = homes
  })
  if (isDrawn) return homes
  const first = homes.slice(0, drawnCount)
  if (first.length === 0) return previousHomes.current
  const firstKeys = new Set(first.map(({ key }) => key))
  return [
    ...first,
    ...previousHomes.current.filter(({ key }) => !firstKeys.has(key)).map((home) => ({ ...home, isPast: true })),
  ]
}
