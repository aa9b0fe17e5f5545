/** An error that the user of a command can fix, so its message is the only text that they need to see. */
export class PlainError extends Error {
  override readonly name: string = "PlainError"
}

/** Reason for a sentence of the log: our own, or only an error's name, because a message may quote a visitor. */
export const logReasonOf = (error: unknown): string =>
  error instanceof PlainError ? error.message.replace(/\.$/, "") : Object(error).name
