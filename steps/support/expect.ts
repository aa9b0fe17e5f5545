import { expect as playwrightExpect } from "playwright/test"

/** Milliseconds that a visitor waits for what they expect to see; `npm run strength` makes visitors less patient. */
export const patience = Number(process.env.PATIENCE ?? 5_000)

export const expect = playwrightExpect.configure({ timeout: patience })

/** What a page answers; undefined where it is being left for the next document, so that the next can be asked. */
export const unlessLeft = async <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> => {
  try {
    return await answer
  } catch (error) {
    if (/Execution context was destroyed/.test(String(error))) return undefined
    throw error
  }
}
