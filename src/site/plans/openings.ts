import type { PlanLayout, Side } from "../../content/schema/plan-layout.ts"
import { edgeOf, extentOf, isHorizontal, isOutdoors, type Rooms, sharedWall } from "./rooms.ts"

/** Centimetres that an opening removes from an outer and an inner wall. */
const [outerGap, innerGap] = [30, 13]

type Opening = {
  readonly side: Side
  /** Position of the wall across, and of the opening's middle along it, in metres. */
  readonly edge: number
  readonly middle: number
  readonly width: number
  readonly isOuter: boolean
  /** Whether the leaf swings towards the side's own room; undefined without a leaf. */
  readonly opensInwards: boolean | undefined
  readonly hinge?: "start" | "end" | undefined
}

export type Point = readonly [x: number, y: number]

/** A drawn door, and points along its leaf and the arc that it swings through, in centimetres. */
export type DrawnDoor = { readonly svg: string; readonly line: readonly Point[] }

/** Shares of a leaf or of its arc at which a door has a point, which is at least every 15 centimetres. */
const shares = Array.from({ length: 11 }, (_, step) => step / 10)

const cm = (metres: number) => Math.round(metres * 1000) / 10

const drawnDoor = ({ side, edge, middle, width, isOuter, opensInwards, hinge }: Opening): DrawnDoor => {
  const isLevel = isHorizontal(side)
  const [start, end] = [cm(middle - width / 2), cm(middle + width / 2)]
  const across = cm(edge)
  const point = (along: number, into = 0): Point => (isLevel ? [along, across + into] : [across + into, along])
  const gap = `<path class="g" stroke-width="${isOuter ? outerGap : innerGap}" d="M${point(start).join(" ")}L${point(end).join(" ")}"/>`
  if (opensInwards === undefined) return { svg: gap, line: [] }
  const outwards = side === "north" || side === "west" ? -1 : 1
  const radius = cm(width)
  const swing = outwards * (opensInwards ? -1 : 1) * radius
  const [pivot, latch] = hinge === "end" ? [end, start] : [start, end]
  const isClockwise = isLevel ? latch < pivot === swing < 0 : latch < pivot === swing > 0
  return {
    svg: `${gap}<path class="d" d="M${point(pivot).join(" ")}L${point(pivot, swing).join(" ")}A${radius} ${radius} 0 0 ${isClockwise ? 0 : 1} ${point(latch).join(" ")}"/>`,
    line: shares.flatMap((share) => {
      const turn = (share * Math.PI) / 2
      return [point(pivot, swing * share), point(pivot + (latch - pivot) * Math.cos(turn), swing * Math.sin(turn))]
    }),
  }
}

/** Metres from an opening to the ends of its wall. */
const [doorMargin, entranceMargin, windowMargin, entranceWidth] = [0.1, 0.15, 0.2, 0.9]

const middleOf = (start: number, length: number, margin: number, width: number, at: number) =>
  start + margin + width / 2 + at * Math.max(0, length - 2 * margin - width)

const doorsOf = ({ doors, entrance }: PlanLayout, rooms: Rooms): readonly DrawnDoor[] => {
  const inner = doors.flatMap(({ between: [first, second], at, width, opensInto, hinge, leaf }) => {
    if (!rooms[first] || !rooms[second]) return []
    const { side, edge, start, end } = sharedWall(rooms, first, second)
    const fitting = Math.min(width, end - start - 2 * doorMargin)
    return [
      drawnDoor({
        side,
        edge,
        middle: middleOf(start, end - start, doorMargin, fitting, at),
        width: fitting,
        isOuter: isOutdoors(first) || isOutdoors(second),
        opensInwards: leaf === false ? undefined : opensInto === first,
        hinge,
      }),
    ]
  })
  const [part] = rooms[entrance.room] ?? []
  if (!part) return inner
  const [start, length] = extentOf(part, entrance.side)
  const middle = middleOf(start, length, entranceMargin, entranceWidth, entrance.at)
  const edge = edgeOf(part, entrance.side)
  return [
    ...inner,
    drawnDoor({ side: entrance.side, edge, middle, width: entranceWidth, isOuter: true, opensInwards: true }),
  ]
}

const windowsOf = ({ windows }: PlanLayout, rooms: Rooms): readonly string[] =>
  windows.flatMap(({ room, part = 0, side, at, width }) => {
    const own = rooms[room]?.[part]
    if (!own) return []
    const [start, length] = extentOf(own, side)
    const fitting = Math.min(width, length - 2 * windowMargin)
    const begin = cm(middleOf(start, length, windowMargin, fitting, at) - fitting / 2)
    const [edge, size] = [cm(edgeOf(own, side)), cm(fitting)]
    const lines = [-14, -4, 4, 14]
    return isHorizontal(side)
      ? [
          `<path class="n" d="M${begin} ${edge - 14}h${size}v28h-${size}z${lines.map((y) => `M${begin} ${edge + y}h${size}`).join("")}"/>`,
        ]
      : [
          `<path class="n" d="M${edge - 14} ${begin}v${size}h28v-${size}z${lines.map((x) => `M${edge + x} ${begin}v${size}`).join("")}"/>`,
        ]
  })

export const openingsOf = (layout: PlanLayout, rooms: Rooms) => ({
  doors: doorsOf(layout, rooms),
  windows: windowsOf(layout, rooms),
})
