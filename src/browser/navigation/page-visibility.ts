import { createContext } from "react"

/**
 * Visibility of a page, since a list that was left stays mounted for Back; the object is stable, because a context
 * change makes React render islands before they are hydrated.
 */
export type Sight = { isShown: boolean; readonly onTurn: Set<() => void> }

export const inSight = (): Sight => ({ isShown: true, onTurn: new Set() })

export const PageSight = createContext(inSight())

/** Current history entry, by the key that the router gives it. */
let historyEntry: string | undefined

export const presentEntry = (): string | undefined => historyEntry

/** Must run after the page has got its history entry or another query. */
export const noteEntry = (): void => {
  historyEntry = (history.state as { readonly key?: string } | null)?.key ?? "initial"
}
