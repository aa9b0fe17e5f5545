import { startTransition, useEffect, useRef, useState } from "react"
import { whenIdle } from "../../browser/idle.ts"
import type { Listing } from "../HomeSearch/HomeSearch.tsx"

/** Cards that a window shows of a new answer: on a phone they stand one below the other. */
const atOnce = (): number => (window.matchMedia("(min-width: 42rem)").matches ? 6 : 2)

/**
 * How many homes of an answer are to be drawn now: the first ones where the window shows the list, none where it does not, and all of
 * them when the browser has time. What the visitor looks at, such as the numbers beside the filters, would wait for the others.
 * @param query what is answered
 * @param listId of the part of the page that has the list
 */
export const useInTurn = (query: string, listId: string): number => {
  const [drawn, setDrawn] = useState<string | null>(query)
  useEffect(() => {
    let isOver = false
    whenIdle(() => {
      if (!isOver) startTransition(() => setDrawn(query))
    })
    return () => {
      isOver = true
    }
  }, [query])
  // An observer is not asked anything for which the page would have to be laid out first.
  const isInSight = useRef(true)
  useEffect(() => {
    const list = document.getElementById(listId)
    if (!list) return
    const observer = new IntersectionObserver((entries) => {
      isInSight.current = entries.at(-1)?.isIntersecting ?? true
    })
    observer.observe(list)
    return () => observer.disconnect()
  }, [listId])
  if (drawn === query) return Number.POSITIVE_INFINITY
  return isInSight.current ? atOnce() : 0
}

/** The list while not all of an answer is drawn: below its homes the last answer's, unseen, since it takes long to take them away. */
export const useWithPast = (homes: Listing["homes"], now: number): Listing["homes"] => {
  const past = useRef(homes)
  const isDrawn = now >= homes.length
  useEffect(() => {
    if (isDrawn) past.current = homes
  })
  if (isDrawn) return homes
  const first = homes.slice(0, now)
  if (first.length === 0) return past.current
  const isFirst = new Set(first.map(({ key }) => key))
  return [...first, ...past.current.filter(({ key }) => !isFirst.has(key)).map((home) => ({ ...home, isPast: true }))]
}
