import { createStore, useStore } from "../create-store.ts"

const store = createStore(false)

/** Records whether the navigation under way takes longer than a second. */
export const setNavigationDelayed = store.set

/** Whether the visitor has waited for the next page for more than a second. */
export const useNavigationDelay = (): boolean => useStore(store)
