import type { PlanLayout } from "../../content/schema/plan-layout.ts"
import { escapeHtml } from "../../domain/html.ts"
import { svgOf } from "../media/svg.ts"
import { type Box, drawnFurniture } from "./furniture.ts"
import { labelOf } from "./labels.ts"
import { openingsOf, type Point } from "./openings.ts"
import { areasOf, isOutdoors, kindOf, type Rectangle, type Rooms, type Wall, wallsOf } from "./rooms.ts"

/** Repeats colours of src/styles/tokens.css. */
const styles = `
.r{fill:#fff}.w{fill:#f3f5f6}.o{fill:#f7f4ee}
.x,.i,.l{fill:none;stroke-linecap:square}.x,.i{stroke:#1d1f21}.x{stroke-width:28}.i{stroke-width:11}
.l{stroke:#5b6166;stroke-width:4}.g{stroke:#fff}.d{fill:none;stroke:#3a3f44;stroke-width:2.5}
.n{fill:#fff;stroke:#1d1f21;stroke-width:2.5}.f{fill:#fff;stroke:#8a9096;stroke-width:2.2}
.k{fill:#eef0f1;stroke:#6b7177;stroke-width:2.4}
text{font-family:system-ui,sans-serif;font-weight:600;text-anchor:middle;fill:#1d1f21;paint-order:stroke;stroke:#fff;stroke-width:7px;stroke-linejoin:round}
.a{font-weight:400}.s{text-anchor:start;font-size:36px;stroke:none}
:target :is(.r,.f,.n){fill:#18201c}:target .w{fill:#1d2a2e}:target :is(.o,.k){fill:#222c27}:target .g{stroke:#18201c}
:target :is(.x,.i,.n){stroke:#c3cbc5}:target :is(.l,.d,.k,.f){stroke:#8d9a92}
:target text{fill:#edefea}:target text:not(.s){stroke:#18201c}`

/** Centimetres around a storey, and above it for its name. */
const [margin, nameHeight] = [55, 70]

const wetRooms = new Set(["bathroom", "sauna", "utility"])

const cm = (metres: number) => Math.round(metres * 1000) / 10

const roomPath = (room: string, parts: readonly Rectangle[]) => {
  const kind = kindOf(room)
  const style = isOutdoors(room) ? "o" : wetRooms.has(kind) ? "w" : "r"
  const outline = parts.map(([x, y, width, height]) => `M${cm(x)} ${cm(y)}h${cm(width)}v${cm(height)}h-${cm(width)}z`)
  return `<path class="${style}" data-room="${room}" d="${outline.join("")}"/>`
}

/** Draws each wall once, although rooms on both sides have it. */
const wallPath = (walls: readonly Wall[], kind: Wall["kind"], style: string) => {
  const lines = walls
    .filter((wall) => wall.kind === kind)
    .map(({ from, to }) => `M${from.map(cm).join(" ")}L${to.map(cm).join(" ")}`)
  return `<path class="${style}" d="${[...new Set(lines)].toSorted().join("")}"/>`
}

export type PlanNames = {
  /** Names of the rooms by their ids, which may have soft hyphens. */
  readonly room: (room: string) => string
  readonly area: (squareMetres: number) => string
  /** Names of the storeys from below, for a plan of several. */
  readonly storeys: readonly string[]
}

const extentOfStorey = (rooms: Rooms) => {
  const parts = Object.values(rooms).flat()
  return {
    left: cm(Math.min(...parts.map(([x]) => x))) - margin,
    top: cm(Math.min(...parts.map(([, y]) => y))) - margin,
    right: cm(Math.max(...parts.map(([x, , width]) => x + width))) + margin,
    bottom: cm(Math.max(...parts.map(([, y, , height]) => y + height))) + margin,
  }
}

const mirroredParts = (parts: readonly Rectangle[], axis: number): readonly Rectangle[] =>
  parts.map(([x, y, width, height]) => [2 * axis - x - width, y, width, height])

/** Draws a storey, and returns its size in centimetres. */
const drawnStorey = (layout: PlanLayout, rooms: Rooms, isMirrored: boolean, names: PlanNames) => {
  const { left, top, right, bottom } = extentOfStorey(rooms)
  const walls = wallsOf(rooms, layout.open)
  const areas = areasOf(rooms, layout.open)
  const { doors, windows } = openingsOf(layout, rooms)
  const furniture = drawnFurniture(layout, rooms)
  const across = (x: number) => (isMirrored ? left + right - x : x)
  const pieces = furniture.map(({ box: [x1, y1, x2, y2] }): Box => {
    const [from, to] = [across(x1), across(x2)]
    return [Math.min(from, to), y1, Math.max(from, to), y2]
  })
  const swings = doors.flatMap(({ line }) => line.map(([x, y]): Point => [across(x), y]))
  const labels = Object.entries(rooms).map(([room, parts]) => {
    const shown = isMirrored ? mirroredParts(parts, (left + right) / 200) : parts
    const { x, lines } = labelOf(names.room(room), names.area(areas[room] ?? 0), shown, pieces, swings)
    return lines
      .map(({ text, size, y }, index) => {
        const style = index === lines.length - 1 ? ' class="a"' : ""
        return `<text${style} data-room="${room}" font-size="${size}" x="${x}" y="${y}">${escapeHtml(text)}</text>`
      })
      .join("")
  })
  const drawing = [
    ...Object.entries(rooms).map(([room, parts]) => roomPath(room, parts)),
    ...furniture.map(({ svg }) => svg),
    wallPath(walls, "railing", "l"),
    wallPath(walls, "inner", "i"),
    wallPath(walls, "outer", "x"),
    ...doors.map(({ svg }) => svg),
    ...windows,
  ].join("")
  const turn = isMirrored ? ` transform="translate(${left + right} 0) scale(-1 1)"` : ""
  return {
    width: right - left,
    height: bottom - top,
    svg: (offset: number) =>
      `<g transform="translate(${-left} ${offset - top})"><g${turn}>${drawing}</g>${labels.join("")}</g>`,
  }
}

/** A floor plan as SVG, its storeys below each other; the upper one last, as on a stair. */
export const drawnPlan = (
  layout: PlanLayout,
  storeys: readonly Rooms[],
  isMirrored: boolean,
  names: PlanNames,
): { readonly svg: string; readonly width: number; readonly height: number } => {
  const drawn = storeys.map((rooms) => drawnStorey(layout, rooms, isMirrored, names))
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
  const size = {
    width: Math.round(Math.max(...drawn.map((storey) => storey.width))),
    height: Math.round(height),
  }
  return { ...size, svg: svgOf(size, styles, parts.join("")) }
}
