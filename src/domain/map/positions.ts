/** Where the homes of a market lie on its plane, in the order of `HomesData`: one list a field, in whole units. */
export type HomePositions = {
  readonly x: readonly number[]
  readonly y: readonly number[]
  /** Street and number, parted by line breaks. */
  readonly streets: string
}
