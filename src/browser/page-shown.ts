import { createContext } from "react"

/**
 * Whether the visitor sees a page: a list that they left stays there, out of sight, for when they come back. It is the same object for as
 * long as the page is there, since React would draw parts that sleep anew with each change of a context.
 */
export type Sight = { isShown: boolean; readonly onTurn: Set<() => void> }

export const inSight = (): Sight => ({ isShown: true, onTurn: new Set() })

export const PageSight = createContext(inSight())

/** The entry of the history that the visitor is at, by the key that the router gives it. */
let entry: string | undefined

export const presentEntry = (): string | undefined => entry

/** To be called when the page has taken its place in the history, or has given it another query. */
export const noteEntry = (): void => {
  entry = (history.state as { readonly key?: string } | null)?.key ?? "initial"
}
