import { type Furniture, gap, type PieceKind, sizeOf, type UnitKind } from "./furniture.ts"
import type { Opening } from "./openings.ts"
import { edgeOf, extentOf, isHorizontal, type Rectangle, type Room, type Side, sides } from "./rooms.ts"

/** In metres: left, top, right and bottom. */
export type Box = readonly [number, number, number, number]

/** A room to furnish, and what is in it so far. */
export type Space = {
  readonly room: Room
  readonly own: Rectangle
  readonly windows: readonly Opening[]
  /** The floor at each of its doors, from which and to which one walks. */
  readonly doors: Box[]
  /** Where nothing may stand: before doors, open walls and furniture. */
  readonly free: Box[]
  readonly solid: Box[]
  readonly furniture: Furniture[]
}

/** A part of a wall that is free for furniture. */
export type Place = {
  readonly side: Side
  readonly start: number
  readonly end: number
  readonly box: Box
  readonly front: Box
}

export const overlaps = (a: Box, b: Box): boolean =>
  a[0] < b[2] - 0.001 && b[0] < a[2] - 0.001 && a[1] < b[3] - 0.001 && b[1] < a[3] - 0.001

/** The box along a side of a room, from a distance off its wall to another. */
export const along = (own: Rectangle, side: Side, start: number, end: number, from: number, to: number): Box => {
  const edge = edgeOf(own, side)
  const inwards = side === "north" || side === "west" ? 1 : -1
  const [near, far] = [edge + inwards * from, edge + inwards * to]
  const [low, high] = [Math.min(near, far), Math.max(near, far)]
  return isHorizontal(side) ? [start, low, end, high] : [low, start, high, end]
}

export const isInside = ([left, top, right, bottom]: Box, [x, y, width, height]: Rectangle): boolean =>
  left >= x - 0.001 && top >= y - 0.001 && right <= x + width + 0.001 && bottom <= y + height + 0.001

/** Metres between places that are tried. */
const step = 0.1

export const placesOf = ({ own, free, solid }: Space, width: number, depth: number, front: number): readonly Place[] =>
  sides.flatMap((side) => {
    const [from, to] = extentOf(own, side).map((end, index) => end + (index === 0 ? gap : -gap)) as [number, number]
    const room = to - from - width
    if (room < 0) return []
    const count = Math.floor(room / step)
    return [...Array.from({ length: count + 1 }, (_, index) => from + index * step), to - width].flatMap(
      (start): Place[] => {
        const place = {
          side,
          start,
          end: start + width,
          box: along(own, side, start, start + width, gap, gap + depth),
          front: along(own, side, start, start + width, gap, gap + depth + front),
        }
        const isFree =
          isInside(place.front, own) &&
          ![...free, ...solid].some((other) => overlaps(place.box, other)) &&
          !solid.some((other) => overlaps(place.front, other))
        return isFree ? [place] : []
      },
    )
  })

/** The choice of the least cost; one of infinite cost is none. */
export const bestOf = <Choice>(choices: readonly Choice[], cost: (choice: Choice) => number): Choice | undefined => {
  let best: { choice: Choice; cost: number } | undefined
  for (const choice of choices) {
    const own = cost(choice)
    if (own === Number.POSITIVE_INFINITY) continue
    if (!best || own < best.cost - 1e-9) best = { choice, cost: own }
  }
  return best?.choice
}

export const isAtWindow = (
  { windows, room }: Space,
  { side, start, end }: Pick<Place, "side" | "start" | "end">,
): boolean =>
  windows.some((window) => window.room === room && window.side === side && window.start < end && start < window.end)

export const fromCorner = ({ own }: Space, { side, start, end }: Place): number => {
  const [from, to] = extentOf(own, side)
  return Math.min(start - from, to - end)
}

export const fromMiddle = ({ own }: Space, { side, start, end }: Place): number => {
  const [from, to] = extentOf(own, side)
  return Math.abs(start + end - from - to) / 2
}

const middleOf = ([left, top, right, bottom]: Box) => [(left + right) / 2, (top + bottom) / 2] as const

export const distance = (a: Box, b: Box): number => {
  const [[ax, ay], [bx, by]] = [middleOf(a), middleOf(b)]
  return Math.hypot(ax - bx, ay - by)
}

export const keep = (space: Space, furniture: Furniture, box: Box, front: Box): void => {
  space.furniture.push(furniture)
  space.solid.push(box)
  space.free.push(front)
}

/** Takes the piece back that was kept last. */
export const takeBack = ({ furniture, solid, free }: Space): void => {
  for (const kept of [furniture, solid, free]) kept.pop()
}

export type Cost = (place: Place) => number

/** Stands the first kind of piece that fits by a wall; false if none does. */
export const stand = (space: Space, kinds: readonly PieceKind[], front: number, cost: Cost): boolean =>
  kinds.some((kind) => {
    const [width, depth] = sizeOf(kind)
    const place = bestOf(placesOf(space, width, depth, front), cost)
    if (!place) return false
    const { side, start, end, box } = place
    keep(space, { kind, room: space.room, side, middle: (start + end) / 2, away: 0 }, box, place.front)
    return true
  })

/** Builds furniture in along a wall, in the first length that fits; undefined if none does. */
export const build = (
  space: Space,
  kind: UnitKind,
  lengths: readonly number[],
  depth: number,
  front: number,
  cost: Cost,
) => {
  for (const length of lengths) {
    const place = bestOf(placesOf(space, length, depth, front), cost)
    if (!place) continue
    const { side, start, end, box } = place
    keep(space, { kind, room: space.room, side, start, end, depth }, box, place.front)
    return place
  }
  return undefined
}

/** Metres of the grid on which ways through a room are looked for, and half of what a person needs. */
const [cell, elbow] = [0.1, 0.25] as const

/** Whether one can walk from each door of a room to each other, past the furniture. */
export const isPassable = ({ own, doors, solid }: Space): boolean => {
  if (doors.length < 2) return true
  const [left, top, width, height] = own
  const [columns, rows] = [Math.floor(width / cell), Math.floor(height / cell)]
  const isFree = (column: number, row: number) => {
    const [x, y] = [left + (column + 0.5) * cell, top + (row + 0.5) * cell]
    return !solid.some((box) => x > box[0] - elbow && x < box[2] + elbow && y > box[1] - elbow && y < box[3] + elbow)
  }
  const cellAt = ([x, y]: readonly [number, number]) =>
    Math.min(rows - 1, Math.max(0, Math.floor((y - top) / cell))) * columns +
    Math.min(columns - 1, Math.max(0, Math.floor((x - left) / cell)))
  const [start, ...others] = doors.map((door) => cellAt(middleOf(door)))
  const reached = new Set([start ?? 0])
  for (const at of reached) {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    for (const [x, y] of [
      [column - 1, row],
      [column + 1, row],
      [column, row - 1],
      [column, row + 1],
    ] as const)
      if (x >= 0 && y >= 0 && x < columns && y < rows && isFree(x, y)) reached.add(y * columns + x)
  }
  return others.every((door) => reached.has(door))
}

/** Puts a piece where there is room around it, as near as possible to a place. */
export const putFree = (space: Space, kinds: readonly PieceKind[], near: (box: Box) => number): boolean =>
  kinds.some((kind) => {
    const [width, depth] = sizeOf(kind)
    const [left, top, wide, deep] = space.own
    const choices = [false, true].flatMap((turned) => {
      const [across, down] = turned ? [depth, width] : [width, depth]
      const [columns, rows] = [wide - across - 0.3, deep - down - 0.3].map((metres) => Math.floor(metres / 0.15)) as [
        number,
        number,
      ]
      return Array.from({ length: Math.max(0, columns + 1) }, (_, column) =>
        Array.from({ length: Math.max(0, rows + 1) }, (_, row) => {
          const [x, y] = [left + 0.15 + across / 2 + column * 0.15, top + 0.15 + down / 2 + row * 0.15]
          return { x, y, turned, box: [x - across / 2, y - down / 2, x + across / 2, y + down / 2] as Box }
        }),
      ).flat()
    })
    const choice = choices
      .filter(({ box }) => ![...space.free, ...space.solid].some((other) => overlaps(box, other)))
      .map((choice) => ({ ...choice, cost: near(choice.box) }))
      .toSorted((a, b) => a.cost - b.cost)
      .find(({ box }) => isPassable({ ...space, solid: [...space.solid, box] }))
    if (!choice) return false
    const { x, y, turned, box } = choice
    keep(space, { kind, room: space.room, x, y, turned }, box, box)
    return true
  })
