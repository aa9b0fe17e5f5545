/** A failure that the person at the terminal can mend: its message is the one sentence that they need to see. */
export class PlainError extends Error {
  override readonly name: string = "PlainError"
}
