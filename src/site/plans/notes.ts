import type { Direction } from "../../content/schema/floor-plan.ts"
import { escapeHtml } from "../../domain/html.ts"
import { drawnMark } from "./marks.ts"
import { drawnNorth, northRadius } from "./north.ts"
import type { Point } from "./openings.ts"
import type { PicturedRooms } from "./pictured-rooms.ts"

/** What a plan says beside its rooms. */
export type PlanNotes = {
  readonly pictures: PicturedRooms
  /** What the numbers are, for a plan that has some. */
  readonly legend: string
  readonly yard: Direction | undefined
}

/** Share of a plan's width that letters must have to be 9 pixels high on the narrowest phones, and the least size of letters. */
const [share, least] = [0.031, 19] as const

export const noteSizeOf = (width: number): number => Math.max(least, Math.ceil(share * width))

/** A legend of the numbers and north, from a corner to the right edge, in centimetres. */
export const drawnNotes = (
  [left, top]: Point,
  right: number,
  size: number,
  { pictures, legend, yard }: PlanNotes,
): { readonly svg: string; readonly height: number } => {
  if (pictures.size === 0 && !yard) return { svg: "", height: 0 }
  const [x, y] = [Math.round(left + size), Math.round(top + northRadius * size)]
  const words = `<text class="u t" font-size="${size}" x="${Math.round(x + 1.2 * size)}" y="${Math.round(y + 0.36 * size)}">${escapeHtml(legend)}</text>`
  return {
    svg: [
      pictures.size > 0 ? drawnMark("1", { x, y, size }) + words : "",
      yard ? drawnNorth(yard, size, Math.round(right - northRadius * size), y) : "",
    ].join(""),
    height: 2 * northRadius * size + 10,
  }
}
