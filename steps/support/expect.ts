import { expect as playwrightExpect } from "playwright/test"
import { rememberWitness } from "./screenshots/witness.ts"

/** Milliseconds that an expectation waits at most, for slow machines; `npm run strength` sets a lower value. */
export const expectTimeoutMs = Number(process.env.EXPECT_TIMEOUT_MS ?? 15_000)

export const expect = rememberWitness(playwrightExpect.configure({ timeout: expectTimeoutMs }))

/** Returns the page's answer, or undefined if the page is navigating, so that the caller can try the next document. */
export const unlessNavigated = async <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> => {
  try {
    return await answer
  } catch (error) {
    if (/Execution context was destroyed/.test(String(error))) return undefined
    throw error
  }
}
