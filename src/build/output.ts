import { PlainError } from "../domain/plain-error.ts"

/** Runs a command; a failure prints one sentence (an unexpected one its stack) and sets exit code 1. */
export const command = async (run: () => Promise<void>): Promise<void> => {
  try {
    await run()
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error)
    process.exitCode = 1
  }
}

/** Formats a duration, such as "75 s". */
export const seconds = (milliseconds: number): string => `${Math.round(milliseconds / 1000)} s`
