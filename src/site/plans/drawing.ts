import { isOutdoors } from "../../content/schema/floor-plan.ts"
import { escapeHtml } from "../../domain/html.ts"
import { svgOf } from "../media/svg.ts"
import type { FurnishedStorey } from "./fit-out.ts"
import { drawnFurniture } from "./furniture.ts"
import { labelOf } from "./labels.ts"
import { drawnMark, marksIn } from "./marks.ts"
import { drawnNotes, noteSizeOf, type PlanNotes } from "./notes.ts"
import { drawnDoor, drawnWindow } from "./openings.ts"
import type { PicturedRooms } from "./pictured-rooms.ts"
import { cm, isHorizontal, type Rectangle, type Room, type Storey, type Wall } from "./rooms.ts"

/** Repeats colours of src/styles/tokens.css. */
const styles = `
.r{fill:#fff}.w{fill:#f3f5f6}.o{fill:#f7f4ee}
.x,.i,.l{fill:none;stroke-linecap:square}.x,.i{stroke:#1d1f21}.x{stroke-width:28}.i{stroke-width:11}
.l{stroke:#5b6166;stroke-width:4}.g{stroke:#fff}.d{fill:none;stroke:#3a3f44;stroke-width:2.5}
.m{fill:none;stroke:#5b6166;stroke-width:2}.n{fill:#fff;stroke:#1d1f21;stroke-width:2.5}.f{fill:#fff;stroke:#8a9096;stroke-width:2.2}
.k{fill:#eef0f1;stroke:#6b7177;stroke-width:2.4}
text{font-family:system-ui,sans-serif;font-weight:600;text-anchor:middle;fill:#1d1f21;paint-order:stroke;stroke:#fff;stroke-width:7px;stroke-linejoin:round}
.a{font-weight:400}.s{text-anchor:start;font-size:36px;stroke:none}.p{fill:#3a3f44}.u,.v{stroke:none}.v{fill:#fff}.t{text-anchor:start;font-weight:400}
:target :is(.r,.f,.n){fill:#18201c}:target .w{fill:#1d2a2e}:target :is(.o,.k){fill:#222c27}:target .g{stroke:#18201c}
:target :is(.x,.i,.n){stroke:#c3cbc5}:target :is(.l,.d,.k,.f,.m){stroke:#8d9a92}
:target text{fill:#edefea}:target text:not(.s,.u,.v){stroke:#18201c}:target .p{fill:#c3cbc5}:target .v{fill:#18201c}`

/** Centimetres around a storey, and above it for its name. */
const [margin, nameHeight] = [40, 70]

/** Centimetres below and to the right of a storey, where its measures are. */
const measureMargin = 80

const wetKinds: readonly Room["kind"][] = ["bathroom", "sauna", "utility"]

const roomPath = (room: Room, [x, y, width, height]: Rectangle) => {
  const style = isOutdoors(room) ? "o" : wetKinds.includes(room.kind) ? "w" : "r"
  return `<path class="${style}" data-room="${room.id}" d="M${cm(x)} ${cm(y)}h${cm(width)}v${cm(height)}h-${cm(width)}z"/>`
}

const pointsOf = ({ side, edge, start, end }: Wall): string =>
  isHorizontal(side)
    ? `M${cm(start)} ${cm(edge)}L${cm(end)} ${cm(edge)}`
    : `M${cm(edge)} ${cm(start)}L${cm(edge)} ${cm(end)}`

/** Draws each wall once, although rooms on both sides have it. */
const wallPath = (walls: readonly Wall[], kind: Wall["kind"], style: string) => {
  const lines = walls.filter((wall) => wall.kind === kind).map(pointsOf)
  return `<path class="${style}" d="${[...new Set(lines)].toSorted().join("")}"/>`
}

export type PlanNames = {
  /** Names of the rooms, which may have soft hyphens. */
  readonly room: (room: Room) => string
  readonly area: (squareMetres: number) => string
  /** A length in metres. */
  readonly length: (metres: number) => string
  /** Names of the storeys from below, for a plan of several. */
  readonly storeys: readonly string[]
}

type Edges = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

const edgesOf = (rectangles: readonly Rectangle[]): Edges => ({
  left: cm(Math.min(...rectangles.map(([x]) => x))),
  top: cm(Math.min(...rectangles.map(([, y]) => y))),
  right: cm(Math.max(...rectangles.map(([x, , width]) => x + width))),
  bottom: cm(Math.max(...rectangles.map(([, y, , height]) => y + height))),
})

const indoors = (storey: Storey) => [...storey].flatMap(([room, rectangle]) => (isOutdoors(room) ? [] : [rectangle]))

/** Lines with the outer width and depth of a storey, from the outside of its walls, below and to the right of all of it. */
const measures = (storey: Storey, all: Edges, names: PlanNames): string => {
  const { left, top, right, bottom } = edgesOf(indoors(storey))
  const wall = 14
  const [x, y] = [all.right + 48, all.bottom + 48]
  const metres = (from: number, to: number) => names.length((to - from + 2 * wall) / 100)
  const tick = (at: number, down: number) => `M${at - 8} ${down + 8}l16 -16`
  const [from, to, high, low] = [left - wall, right + wall, top - wall, bottom + wall]
  const [middle, centre] = [(from + to) / 2, (high + low) / 2]
  return [
    `<path class="m" d="M${from} ${y}H${to}${tick(from, y)}${tick(to, y)}M${x} ${high}V${low}${tick(x, high)}${tick(x, low)}"/>`,
    `<text class="a" font-size="24" x="${middle}" y="${y + 8}">${metres(left, right)}</text>`,
    `<text class="a" font-size="24" transform="translate(${x + 8} ${centre}) rotate(-90)">${metres(top, bottom)}</text>`,
  ].join("")
}

/** Draws a storey, and returns its size in centimetres. */
const drawnStorey = (
  { storey, walls, doors, windows, furniture, stairs }: FurnishedStorey,
  names: PlanNames,
  pictures: PicturedRooms,
  noteSize: number,
) => {
  const all = edgesOf([...storey.values()])
  const pieces = furniture.map((piece) =>
    drawnFurniture(piece, (piece.kind === "stairs" && stairs?.rectangle) || (storey.get(piece.room) as Rectangle)),
  )
  const leaves = doors.map(drawnDoor)
  const boxes = pieces.map(({ box }) => box)
  const swings = leaves.flatMap(({ line }) => line)
  const labels = [...storey].map(([room, rectangle]) => {
    const { x, lines, box } = labelOf(names.room(room), names.area(room.area), rectangle, boxes, swings)
    const label = lines.map(({ text, size, y }, index) => {
      const style = index === lines.length - 1 ? ' class="a"' : ""
      return `<text${style} data-room="${room.id}" font-size="${size}" x="${x}" y="${y}">${escapeHtml(text)}</text>`
    })
    const numbers = pictures.get(room.id) ?? []
    const marks = marksIn(numbers.length, noteSize, rectangle, box, boxes, swings)
    return [...label, ...marks.map((mark, index) => drawnMark(`${numbers[index]}`, mark, room.id))].join("")
  })
  const drawing = [
    ...[...storey].map(([room, rectangle]) => roomPath(room, rectangle)),
    ...pieces.map(({ svg }) => svg),
    wallPath(walls, "railing", "l"),
    wallPath(walls, "inner", "i"),
    wallPath(walls, "outer", "x"),
    ...leaves.map(({ svg }) => svg),
    ...windows.map(drawnWindow),
    ...labels,
    measures(storey, all, names),
  ].join("")
  return {
    height: all.bottom - all.top + margin + measureMargin,
    svg: (offset: number) =>
      `<g transform="translate(${margin - all.left} ${offset + margin - all.top})">${drawing}</g>`,
  }
}

/** A floor plan as SVG, its storeys below each other; the upper one last, as on a stair. */
export const drawnPlan = (
  storeys: readonly FurnishedStorey[],
  names: PlanNames,
  notes: PlanNotes,
): { readonly svg: string; readonly width: number; readonly height: number } => {
  const edges = storeys.map(({ storey }) => edgesOf([...storey.values()]))
  const width = Math.round(Math.max(...edges.map(({ left, right }) => right - left)) + margin + measureMargin)
  const noteSize = noteSizeOf(width)
  const drawn = storeys.map((storey) => drawnStorey(storey, names, notes.pictures, noteSize))
  const hasNames = storeys.length > 1
  let height = 0
  const parts = drawn.map((storey, index) => {
    const name = hasNames
      ? `<text class="s" x="${margin - 14}" y="${height + nameHeight}">${escapeHtml(names.storeys[index] ?? "")}</text>`
      : ""
    if (hasNames) height += nameHeight - 10
    const svg = name + storey.svg(height)
    height += storey.height
    return svg
  })
  const below = drawnNotes([margin - 14, height], width - margin, noteSize, notes)
  const size = { width, height: Math.round(height + below.height) }
  return { ...size, svg: svgOf(size, styles, parts.join("") + below.svg) }
}
