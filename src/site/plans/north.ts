import { type Direction, directions } from "../../content/schema/floor-plan.ts"

/** Degrees from straight up to north, clockwise, on a plan that has the yard at its bottom. */
export const northOf = (yard: Direction): number => 180 - 45 * directions.indexOf(yard)

/** Radius of the drawn north, in sizes of its letter. */
export const northRadius = 1.5

/** A ring around N, by which drawings name north in any language, and the tip of an arrow that turns around it. */
export const drawnNorth = (yard: Direction, size: number, x: number, y: number): string => {
  const at = (share: number) => Math.round(share * size)
  return [
    `<g transform="translate(${x} ${y})"><circle class="m" r="${at(0.85)}"/>`,
    `<path class="p" data-north="" transform="rotate(${northOf(yard)})" d="M0 ${at(-northRadius)}L${at(0.45)} ${at(-0.7)}Q0 ${at(-0.95)} ${at(-0.45)} ${at(-0.7)}z"/>`,
    `<text class="u" font-size="${size}" y="${at(0.36)}">N</text></g>`,
  ].join("")
}
