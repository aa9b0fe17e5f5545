import { createStore } from "../create-store.ts"

/**
 * Height of the open cookie question, such as "240px", on which the offer of another language stands; empty if it is closed.
 * A custom property would be inherited, so that setting it would compute the styles of the whole page again.
 */
export const questionHeight = createStore("")
