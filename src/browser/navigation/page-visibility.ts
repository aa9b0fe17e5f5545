import { createContext } from "react"

/**
 * Visibility of a page, since a list that was left stays mounted for Back; the object is stable, because a context
 * change makes React render islands before they are hydrated.
 */
export type PageVisibility = { isVisible: boolean; readonly listeners: Set<() => void> }

export const pageVisibility = (): PageVisibility => ({ isVisible: true, listeners: new Set() })

export const PageVisibilityContext = createContext(pageVisibility())

/** Current history entry, by the key that the router gives it. */
let historyEntry: string | undefined

export const currentHistoryEntry = (): string | undefined => historyEntry

/** Must run after the page has got its history entry or another query. */
export const updateHistoryEntry = (): void => {
  historyEntry = (history.state as { readonly key?: string } | null)?.key ?? "initial"
}
