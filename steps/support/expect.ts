import { expect as playwrightExpect } from "playwright/test"

/** Milliseconds that a visitor waits for what they expect to see; `npm run strength` makes visitors less patient. */
export const patience = Number(process.env.PATIENCE ?? 5_000)

export const expect = playwrightExpect.configure({ timeout: patience })
