import type { PlaneOrigin } from "./projection.ts"

/** Positions of the homes on the market's plane, as columns in the order of `HomesData`, in whole units. */
export type HomePositions = {
  readonly origin: PlaneOrigin
  readonly x: readonly number[]
  readonly y: readonly number[]
  /** Street and number, separated by line breaks. */
  readonly streets: string
}
