import { useLayoutEffect } from "react"

const keyOf = (path: string) => `kvistbo-scroll|${path}`

/** Where the visitor left the page at a path in this session; null where they did not, or where a browser keeps nothing. */
export const keptScroll = (path: string): number | null => {
  try {
    const kept = sessionStorage.getItem(keyOf(path))
    return kept === null ? null : Number(kept)
  } catch {
    return null
  }
}

const keepScroll = (path: string, position: number): void => {
  try {
    sessionStorage.setItem(keyOf(path), String(position))
  } catch {
    // Storage is full or refused: the page begins at its top next time.
  }
}

let firstPage = true

/** To be called when the visitor has moved on within the site. */
export const leaveFirstPage = (): void => {
  firstPage = false
}

/**
 * Keeps where the visitor leaves the page that uses this, and brings them back there. Gatsby keeps positions by entry of the
 * history, which a link back to the same path does not have.
 */
export const useKeptScroll = (): void => {
  useLayoutEffect(() => {
    const { pathname, hash } = window.location
    const kept = keptScroll(pathname)
    // The first page can be read before this runs: a visitor who has begun to scroll is not taken elsewhere.
    const isTheirs = firstPage && window.scrollY > 0
    if (kept !== null && !hash && !isTheirs) window.scrollTo(0, kept)
    // Kept while the page is there: once it goes, the next one may have changed the position already.
    const keep = () => keepScroll(pathname, window.scrollY)
    window.addEventListener("scroll", keep, { passive: true })
    return () => window.removeEventListener("scroll", keep)
  }, [])
}
