/** An error that the user of a command can fix, so its message is the only text that they need to see. */
export class PlainError extends Error {
  override readonly name: string = "PlainError"
}
