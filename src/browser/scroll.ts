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

/**
 * Keeps where the visitor leaves the page that uses this, and brings them back there. Gatsby keeps positions by entry of the
 * history, which a link back to the same path does not have.
 */
export const useKeptScroll = (): void => {
  useLayoutEffect(() => {
    const { pathname, hash } = window.location
    const kept = keptScroll(pathname)
    if (kept !== null && !hash) window.scrollTo(0, kept)
    // Read while the page is there: when it goes, the next one may have changed it already.
    let position = window.scrollY
    const follow = () => {
      position = window.scrollY
    }
    const keep = () => keepScroll(pathname, position)
    window.addEventListener("scroll", follow, { passive: true })
    window.addEventListener("pagehide", keep)
    return () => {
      window.removeEventListener("scroll", follow)
      window.removeEventListener("pagehide", keep)
      keep()
    }
  }, [])
}
