import { useContext, useLayoutEffect, useRef } from "react"
import { sessionKeys } from "../storage/own-keys.ts"
import { sessionNumber, storeSessionValue } from "../storage/storage.ts"
import { isOpenedAnew } from "./arrival.ts"
import { PageVisibilityContext } from "./page-visibility.ts"

const keyOf = (path: string) => sessionKeys.scroll + path

/** Scroll position of a path in this session. */
export const storedScroll = (path: string): number | null => sessionNumber(keyOf(path))

let firstPage = true

/** Must run when the visitor navigates within the site. */
export const endFirstPage = (): void => {
  firstPage = false
}

/**
 * Restores the scroll position by path, because Gatsby keeps it by history entry, which a link back to the page lacks.
 * @param isWhole whether the page has its full height, without which the position may not exist
 */
export const useStoredScroll = (isWhole: boolean): void => {
  const wasAtEnd = useRef(false)
  const visibility = useContext(PageVisibilityContext)
  useLayoutEffect(() => {
    // A reload makes the browser scroll as far as the unfinished page allows, which is not the visitor's doing.
    const { scrollHeight, clientHeight } = document.documentElement
    if (!isWhole) {
      wasAtEnd.current = window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 1
      return
    }
    // Saved while the page is mounted, because the next page may have changed the position when this one unmounts.
    let path = ""
    const savePosition = () => storeSessionValue(keyOf(path), window.scrollY)
    const onVisibilityChange = () => {
      window.removeEventListener("scroll", savePosition)
      if (!visibility.isVisible) return
      const { pathname, hash } = window.location
      path = pathname
      const position = storedScroll(pathname)
      // A visitor who has begun to scroll before hydration keeps their position.
      const isVisitorScroll = window.scrollY > 0 && !wasAtEnd.current
      const isInPlace = firstPage && (isVisitorScroll || isOpenedAnew())
      if (position !== null && !hash && !isInPlace) window.scrollTo(0, position)
      window.addEventListener("scroll", savePosition, { passive: true })
    }
    onVisibilityChange()
    visibility.listeners.add(onVisibilityChange)
    return () => {
      visibility.listeners.delete(onVisibilityChange)
      window.removeEventListener("scroll", savePosition)
    }
  }, [isWhole, visibility])
}
