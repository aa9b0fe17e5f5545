import type { Box } from "./furniture.ts"
import { hiddenIn, overlap, wallMargin } from "./labels.ts"
import type { Point } from "./openings.ts"
import type { Rectangle } from "./rooms.ts"

/** Radius of a mark, and the space between two, in sizes of its figures. */
const [radius, between] = [0.78, 0.25] as const

/** Centimetres between places that are tried. */
const step = 8

/** What marks cost beside their distance from the room's name: whole on furniture, whole on the name, and for each point of a door. */
const [coveringCost, nameCost, crossingCost] = [3000, 30_000, 100] as const

/** Multiples of the step from one place to another; none if that is before it. */
const steps = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_, index) => from + index * step)

/** The number of a picture, in centimetres; the size is that of its figures. */
export type Mark = { readonly x: number; readonly y: number; readonly size: number }

const away = (a: Box, b: Box) => Math.max(0, a[0] - b[2], b[0] - a[2]) + Math.max(0, a[1] - b[3], b[1] - a[3])

/**
 * Places marks in a row or a column in a room, near its name, off furniture and doors if possible; smaller if they do not fit.
 * @param room its rectangle in metres
 * @param name box in centimetres, as are those of furniture
 */
export const marksIn = (
  count: number,
  size: number,
  room: Rectangle,
  name: Box,
  furniture: readonly Box[],
  doors: readonly Point[],
): readonly Mark[] => {
  if (count === 0) return []
  const [x, y, width, height] = room
  const [left, top] = [100 * x + wallMargin, 100 * y + wallMargin]
  const [right, bottom] = [100 * (x + width) - wallMargin, 100 * (y + height) - wallMargin]
  const [one, pitch] = [2 * radius * size, (2 * radius + between) * size]
  const long = one + (count - 1) * pitch
  const around: Box = [name[0] - step, name[1], name[2] + step, name[3]]
  const hidden = hiddenIn([left, top, right, bottom], furniture, doors)
  const coveringOf = (box: Box): number => {
    const { covered, crossed } = hidden(box)
    return (coveringCost * covered + nameCost * overlap(box, around)) / (one * long) + crossingCost * crossed
  }
  let best: { readonly box: Box; readonly across: number; readonly cost: number } | undefined
  for (const [across, wide, high] of [
    [pitch, long, one],
    [0, one, long],
  ] as const)
    for (const from of steps(left, right - wide))
      for (const above of steps(top, bottom - high)) {
        const box: Box = [from, above, from + wide, above + high]
        const distance = away(box, name)
        if (best && best.cost <= distance) continue
        const cost = distance + coveringOf(box)
        if (!best || cost < best.cost) best = { box, across, cost }
      }
  if (!best) return marksIn(count, 0.8 * size, room, name, furniture, doors)
  const { box, across } = best
  return Array.from({ length: count }, (_, index) => ({
    x: Math.round(box[0] + one / 2 + index * across),
    y: Math.round(box[1] + one / 2 + index * (pitch - across)),
    size: Math.round(size),
  }))
}

/** @param room id of the room that it is in, if any */
export const drawnMark = (text: string, { x, y, size }: Mark, room?: string): string => {
  const where = room ? ` data-room="${room}"` : ""
  const figures = `<text class="v"${where} font-size="${size}" x="${x}" y="${Math.round(y + 0.36 * size)}">${text}</text>`
  return `<circle class="p" r="${Math.round(radius * size)}" cx="${x}" cy="${y}"/>${figures}`
}
