import type { Rectangle } from "./rooms.ts"

/** How two parts of a floor share it: beside each other, or one above the other on the drawing. */
const [beside, above] = [-1, -2] as const

/**
 * A floor cut into rooms by straight cuts from wall to wall, each part cut again until every part is a room. It is written
 * as in Wong and Liu, "A new algorithm for floorplan design" (1986): numbers of rooms, and a cut after its two parts.
 */
export type Slicing = readonly number[]

const isRoom = (token: number): boolean => token >= 0

/** Rooms side by side in the order given. */
export const row = (rooms: number): Slicing =>
  Array.from({ length: rooms }, (_, room) => (room === 0 ? [room] : [room, beside])).flat()

/** Rectangles of the rooms by their numbers: each has its share of the outline, so areas are kept exactly. */
export const rectanglesOf = (slicing: Slicing, areas: readonly number[], outline: Rectangle): readonly Rectangle[] => {
  const totals: number[] = []
  const sizes: number[] = []
  const open: number[] = []
  slicing.forEach((token, at) => {
    if (isRoom(token)) {
      totals[at] = areas[token] ?? 0
      sizes[at] = 1
    } else {
      const [second, first] = [open.pop() ?? 0, open.pop() ?? 0]
      totals[at] = (totals[first] ?? 0) + (totals[second] ?? 0)
      sizes[at] = (sizes[first] ?? 0) + (sizes[second] ?? 0) + 1
    }
    open.push(at)
  })
  const rectangles: Rectangle[] = []
  const cut = (at: number, [x, y, width, height]: Rectangle): void => {
    const token = slicing[at] ?? 0
    if (isRoom(token)) {
      rectangles[token] = [x, y, width, height]
      return
    }
    const first = at - 1 - (sizes[at - 1] ?? 0)
    const share = (totals[first] ?? 0) / (totals[at] ?? 1)
    if (token === beside) {
      cut(first, [x, y, width * share, height])
      cut(at - 1, [x + width * share, y, width * (1 - share), height])
    } else {
      cut(first, [x, y, width, height * share])
      cut(at - 1, [x, y + height * share, width, height * (1 - share)])
    }
  }
  cut(slicing.length - 1, outline)
  return rectangles
}

/** A number from 0 to below 1. */
export type Random = () => number

const pick = (random: Random, length: number): number => Math.floor(random() * length)

const swapped = (slicing: Slicing, one: number, other: number): number[] => {
  const next = [...slicing]
  ;[next[one], next[other]] = [next[other] ?? 0, next[one] ?? 0]
  return next
}

/** Whether each cut comes after the parts that it cuts. */
const isWhole = (slicing: Slicing): boolean => {
  let parts = 0
  return slicing.every((token) => (isRoom(token) ? ++parts : --parts) > 0)
}

/** The same floor with one thing otherwise: two rooms exchanged, some cuts turned, or a room moved across a cut. */
export const varied = (slicing: Slicing, random: Random): Slicing => {
  const choice = random()
  if (choice < 0.45) {
    const places = slicing.flatMap((token, at) => (isRoom(token) ? [at] : []))
    return swapped(slicing, places[pick(random, places.length)] ?? 0, places[pick(random, places.length)] ?? 0)
  }
  if (choice < 0.7) {
    const turned = pick(random, slicing.length)
    return slicing.map((token, at) => (at === turned && !isRoom(token) ? (token === beside ? above : beside) : token))
  }
  const at = pick(random, slicing.length - 1)
  const next = swapped(slicing, at, at + 1)
  return isWhole(next) ? next : slicing
}
