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

type Rectangles = readonly Rectangle[]

/**
 * Makes rectangles of slicings of the same rooms: each has its share of the outline, so areas are kept exactly. A search makes
 * many thousands, so each call changes the rectangles of the one before.
 */
export const cutter = (areas: readonly number[]): ((slicing: Slicing, outline: Rectangle) => Rectangles) => {
  const rectangles = areas.map((): [number, number, number, number] => [0, 0, 0, 0])
  const [totals, sizes, open]: [number[], number[], number[]] = [[], [], []]
  const cut = (slicing: Slicing, at: number, x: number, y: number, width: number, height: number): void => {
    const token = slicing[at] as number
    if (isRoom(token)) {
      const own = rectangles[token] as [number, number, number, number]
      own[0] = x
      own[1] = y
      own[2] = width
      own[3] = height
      return
    }
    const second = at - 1
    const first = second - (sizes[second] as number)
    const share = (totals[first] as number) / (totals[at] as number)
    if (token === beside) {
      cut(slicing, first, x, y, width * share, height)
      cut(slicing, second, x + width * share, y, width * (1 - share), height)
    } else {
      cut(slicing, first, x, y, width, height * share)
      cut(slicing, second, x, y + height * share, width, height * (1 - share))
    }
  }
  return (slicing, [x, y, width, height]) => {
    let depth = 0
    for (let at = 0; at < slicing.length; at++) {
      const token = slicing[at] as number
      if (isRoom(token)) {
        totals[at] = areas[token] as number
        sizes[at] = 1
      } else {
        const [second, first] = [open[--depth] as number, open[--depth] as number]
        totals[at] = (totals[first] as number) + (totals[second] as number)
        sizes[at] = (sizes[first] as number) + (sizes[second] as number) + 1
      }
      open[depth++] = at
    }
    cut(slicing, slicing.length - 1, x, y, width, height)
    return rectangles
  }
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
