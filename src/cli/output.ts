/** A failure that the person at the terminal can mend: its message is the one sentence that they see. */
export class CommandError extends Error {
  override readonly name = "CommandError"
}

/** Runs a command; a failure ends in its sentence and exit code 1. */
export const command = async (run: () => Promise<void>): Promise<void> => {
  try {
    await run()
  } catch (error) {
    const expected =
      error instanceof CommandError || (error instanceof Error && ["ContentError", "RangeError"].includes(error.name))
    console.error(expected ? (error as Error).message : error)
    process.exitCode = 1
  }
}

/** Seconds as a person reads them: 75 s. */
export const seconds = (milliseconds: number): string => `${Math.round(milliseconds / 1000)} s`
