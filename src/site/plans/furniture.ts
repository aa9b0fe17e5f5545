import { isHorizontal, type Rectangle, type Room, type Side } from "./rooms.ts"

/** In centimetres, as plans are drawn: left, top, right and bottom. */
export type Box = readonly [number, number, number, number]

/** Drawings with the wall above them, in centimetres from the middle of the wall's side, and how far they reach. */
const pieces = {
  toilet: {
    svg: '<rect x="-18" width="36" height="16" rx="3"/><ellipse cy="36" rx="18" ry="23"/>',
    box: [-18, 0, 18, 59],
  },
  basin: {
    svg: '<rect x="-28" width="56" height="42" rx="5"/><ellipse cy="23" rx="19" ry="13"/><circle cy="6" r="2.5"/>',
    box: [-28, 0, 28, 42],
  },
  shower: {
    svg: '<path d="M-45 0H45V90H-45ZM-45 0L45 90M45 0L-45 90"/><circle cy="45" r="6"/>',
    box: [-45, 0, 45, 90],
  },
  bath: {
    svg: '<rect x="-80" width="160" height="75"/><rect x="-72" y="8" width="144" height="59" rx="26"/><circle cx="56" cy="37" r="4"/>',
    box: [-80, 0, 80, 75],
  },
  washer: { svg: '<rect x="-30" width="60" height="60"/><circle cy="32" r="20"/>', box: [-30, 0, 30, 60] },
  doubleBed: {
    svg: '<rect x="-85" width="170" height="205" rx="4"/><rect x="-76" y="8" width="68" height="42" rx="8"/><rect x="8" y="8" width="68" height="42" rx="8"/><path d="M-85 72H85M-85 92L85 72"/><rect x="-130" width="40" height="40"/><rect x="90" width="40" height="40"/>',
    box: [-130, 0, 130, 205],
  },
  singleBed: {
    svg: '<rect x="-45" width="90" height="205" rx="4"/><rect x="-34" y="8" width="68" height="40" rx="8"/><path d="M-45 70H45"/>',
    box: [-45, 0, 45, 205],
  },
  sofa: {
    svg: '<rect x="-110" width="220" height="90" rx="8"/><path d="M-110 24H110M-88 24V90M88 24V90M0 24V90"/>',
    box: [-110, 0, 110, 90],
  },
  coffeeTable: { svg: '<rect x="-55" width="110" height="55" rx="4"/>', box: [-55, 0, 55, 55] },
  table: {
    svg: '<rect x="-80" y="-42" width="160" height="84" rx="3"/><rect x="-62" y="-72" width="42" height="24" rx="5"/><rect x="20" y="-72" width="42" height="24" rx="5"/><rect x="-62" y="48" width="42" height="24" rx="5"/><rect x="20" y="48" width="42" height="24" rx="5"/>',
    box: [-80, -72, 80, 72],
  },
  roundTable: {
    svg: '<circle r="48"/><rect x="-20" y="-80" width="40" height="24" rx="5"/><rect x="-20" y="56" width="40" height="24" rx="5"/><rect x="-80" y="-20" width="24" height="40" rx="5"/><rect x="56" y="-20" width="24" height="40" rx="5"/>',
    box: [-80, -80, 80, 80],
  },
  cafeTable: {
    svg: '<circle r="35"/><rect x="-20" y="-66" width="40" height="24" rx="5"/><rect x="-20" y="42" width="40" height="24" rx="5"/>',
    box: [-35, -66, 35, 66],
  },
  desk: {
    svg: '<rect x="-65" width="130" height="62"/><rect x="-22" y="70" width="44" height="40" rx="8"/>',
    box: [-65, 0, 65, 110],
  },
  television: { svg: '<rect x="-80" width="160" height="40"/><path d="M-55 34H55"/>', box: [-80, 0, 80, 40] },
  narrowDoubleBed: {
    svg: '<rect x="-72" width="144" height="205" rx="4"/><rect x="-64" y="8" width="60" height="42" rx="8"/><rect x="4" y="8" width="60" height="42" rx="8"/><path d="M-72 72H72M-72 92L72 72"/>',
    box: [-72, 0, 72, 205],
  },
  island: {
    svg: '<rect x="-90" y="-56" width="180" height="80"/><circle cx="-50" cy="42" r="14"/><circle cy="42" r="14"/><circle cx="50" cy="42" r="14"/>',
    box: [-90, -56, 90, 56],
  },
  smallIsland: {
    svg: '<rect x="-60" y="-35" width="120" height="70"/><path d="M-60 15H60"/>',
    box: [-60, -35, 60, 35],
  },
  saunaStove: {
    svg: '<rect x="-22" width="44" height="42"/><path d="M-22 0L22 42M22 0L-22 42"/>',
    box: [-22, 0, 22, 42],
  },
} as const satisfies Record<string, { readonly svg: string; readonly box: Box }>

export type PieceKind = keyof typeof pieces
export type UnitKind = "kitchenUnits" | "worktop" | "wardrobe" | "bench" | "stairs"

/** Furniture in metres: along a wall, or standing free around its middle. */
export type Furniture = { readonly room: Room } & (
  | {
      readonly kind: UnitKind
      readonly side: Side
      readonly start: number
      readonly end: number
      readonly depth: number
    }
  | { readonly kind: PieceKind; readonly side: Side; readonly middle: number; readonly away: number }
  | { readonly kind: PieceKind; readonly x: number; readonly y: number; readonly turned: boolean }
)
type Unit = Extract<Furniture, { start: number }>

/** Width along a wall and depth of a piece, in metres. */
export const sizeOf = (kind: PieceKind): readonly [width: number, depth: number] => {
  const [left, top, right, bottom] = pieces[kind].box
  return [(right - left) / 100, (bottom - top) / 100]
}

/** Fixed furniture is grey, the rest white. */
const fixed = new Set(["toilet", "basin", "shower", "bath", "washer", "saunaStove", "island", "smallIsland"])

/** Metres from the middle of a wall to furniture along it. */
export const gap = 0.08

const steps = (count: number) => Array.from({ length: count }, (_, step) => step)

/** Draws built-in furniture of a length and a depth in centimetres, with the wall above it. */
const unitSvg = (kind: UnitKind, length: number, depth: number): string => {
  const frame = `<rect width="${length}" height="${depth}"/>`
  if (kind === "worktop") return `${frame}<rect x="12" y="12" width="50" height="36" rx="5"/>`
  if (kind === "kitchenUnits") {
    // Shorter units have no refrigerator, or the sink beside it instead of in the middle.
    const hasRefrigerator = length >= 190
    const sinkAt = length >= 280 ? Math.round(length / 2) - 28 : hasRefrigerator ? 66 : 8
    const sink = `<rect x="${sinkAt}" y="12" width="56" height="36" rx="5"/>`
    const rings = [0, 26].flatMap((x) => [18, 43].map((y) => `<circle cx="${length - 60 + x}" cy="${y}" r="9"/>`))
    return `${frame}${sink}${rings.join("")}${hasRefrigerator ? '<path d="M60 0V60M0 0L60 60"/>' : ""}`
  }
  if (kind === "wardrobe") {
    const hangers = steps(Math.max(0, Math.ceil((length - 26) / 22))).map(
      (step) => `M${14 + 22 * step} ${depth / 2 - 18}l10 36`,
    )
    return `${frame}<path d="M0 ${depth / 2}H${length}${hangers.join("")}"/>`
  }
  if (kind === "bench")
    return `${frame}<path d="${steps(5)
      .map((step) => `M0 ${(depth * (step + 1)) / 6}H${length}`)
      .join("")}"/>`
  const stepCount = Math.floor(length / 26)
  const risers = steps(stepCount - 1).map((step) => `M${Math.round((length * (step + 1)) / stepCount)} 0V${depth}`)
  return `${frame}<path d="${risers.join("")}M12 ${depth / 2}H${length - 14}l-16 -10m16 10l-16 10"/>`
}

const turns: Readonly<Record<Side, number>> = { north: 0, east: 90, south: 180, west: 270 }

const turned = ([left, top, right, bottom]: Box, degrees: number): Box =>
  degrees === 90
    ? [-bottom, left, -top, right]
    : degrees === 180
      ? [-right, -bottom, -left, -top]
      : degrees === 270
        ? [top, -right, bottom, -left]
        : [left, top, right, bottom]

/** A drawn piece of furniture and the place that it takes, in centimetres. */
export type Drawn = { readonly svg: string; readonly box: Box; readonly furniture: Furniture }

const place = (furniture: Furniture, svg: string, box: Box, x: number, y: number, degrees: number): Drawn => {
  const [left, top, right, bottom] = turned(box, degrees)
  const [px, py] = [Math.round(x * 100), Math.round(y * 100)]
  const turn = degrees === 0 ? "" : ` rotate(${degrees})`
  const style = "start" in furniture || fixed.has(furniture.kind) ? "k" : "f"
  return {
    furniture,
    box: [left + px, top + py, right + px, bottom + py],
    svg: `<g class="${style}" data-piece="${furniture.kind}" transform="translate(${px} ${py})${turn}">${svg}</g>`,
  }
}

/** Point at a wall's inner side, at a place along it and some metres into the room. */
const atWall = (
  [x, y, width, height]: Rectangle,
  side: Side,
  along: number,
  into: number,
): readonly [number, number] => {
  if (isHorizontal(side)) return [along, side === "north" ? y + into : y + height - into]
  return [side === "west" ? x + into : x + width - into, along]
}

const drawnUnit = (unit: Unit, own: Rectangle): Drawn => {
  const { kind, side, start, end, depth } = unit
  const [cmLength, cmDepth] = [Math.round((end - start) * 100), Math.round(depth * 100)]
  // A drawing turns around its first corner, which is the end of a wall in the south or west.
  const [x, y] = atWall(own, side, side === "south" || side === "west" ? end : start, gap)
  return place(unit, unitSvg(kind, cmLength, cmDepth), [0, 0, cmLength, cmDepth], x, y, turns[side])
}

export const drawnFurniture = (furniture: Furniture, own: Rectangle): Drawn => {
  if ("start" in furniture) return drawnUnit(furniture, own)
  const { svg, box } = pieces[furniture.kind]
  if ("x" in furniture) return place(furniture, svg, box, furniture.x, furniture.y, furniture.turned ? 90 : 0)
  const [x, y] = atWall(own, furniture.side, furniture.middle, furniture.away + gap)
  return place(furniture, svg, box, x, y, turns[furniture.side])
}
