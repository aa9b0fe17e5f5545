import { useContext, useLayoutEffect, useRef } from "react"
import { sessionKeys } from "./own-keys.ts"
import { PageSight } from "./page-shown.ts"

const keyOf = (path: string) => sessionKeys.scroll + path

/** A number of this session; null where there is none, or where a browser keeps nothing. */
export const keptNumber = (key: string): number | null => {
  try {
    const kept = sessionStorage.getItem(key)
    return kept === null ? null : Number(kept)
  } catch {
    return null
  }
}

export const keepNumber = (key: string, value: number): void => {
  try {
    sessionStorage.setItem(key, String(value))
  } catch {
    // Storage is full or refused: the page begins at its top next time.
  }
}

/** Where the visitor left the page at a path in this session. */
export const keptScroll = (path: string): number | null => keptNumber(keyOf(path))

let firstPage = true

/** To be called when the visitor has moved on within the site. */
export const leaveFirstPage = (): void => {
  firstPage = false
}

/**
 * Keeps where the visitor leaves the page that uses this, and brings them back there. Gatsby keeps positions by entry of the
 * history, which a link back to the same path does not have.
 * @param isWhole whether the page is as long as it will be: before, it has no such place
 */
export const useKeptScroll = (isWhole: boolean): void => {
  const wasAtEnd = useRef(false)
  const sight = useContext(PageSight)
  useLayoutEffect(() => {
    // A browser that loads the page anew goes down as far as what is there of it reaches: that is not the visitor.
    const { scrollHeight, clientHeight } = document.documentElement
    if (!isWhole) {
      wasAtEnd.current = window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 1
      return
    }
    // Kept while the page is there: once it goes, the next one may have changed the position already.
    let path = ""
    const keep = () => keepNumber(keyOf(path), window.scrollY)
    const turn = () => {
      window.removeEventListener("scroll", keep)
      if (!sight.isShown) return
      const { pathname, hash } = window.location
      path = pathname
      const kept = keptScroll(pathname)
      // The first page can be read before this runs: a visitor who has begun to scroll is not taken elsewhere.
      const isTheirs = firstPage && window.scrollY > 0 && !wasAtEnd.current
      if (kept !== null && !hash && !isTheirs) window.scrollTo(0, kept)
      window.addEventListener("scroll", keep, { passive: true })
    }
    turn()
    sight.onTurn.add(turn)
    return () => {
      sight.onTurn.delete(turn)
      window.removeEventListener("scroll", keep)
    }
  }, [isWhole, sight])
}
