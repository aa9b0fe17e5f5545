import { memo } from "react"
import { ringOf } from "../../../domain/map/area.ts"
import { unit } from "../../../domain/map/projection.ts"
import type { Size, View } from "../../../domain/map/view.ts"
import type { Geometry, MapLabel } from "../../../site/map/geometry.ts"
import * as styles from "./HomesMap.module.css"
import type { Mark } from "./use-clusters.ts"

const labelStyles: Readonly<Record<MapLabel["kind"], string | undefined>> = {
  country: styles.country,
  sea: styles.wet,
  lake: styles.wet,
  water: styles.wet,
  city: styles.city,
  town: undefined,
  place: undefined,
}

/** Metres per pixel up to which waters are drawn in detail. */
const maxDetailMetres = 300

/** Memoized, because moving the map changes only the position of land and water. */
const Ground = memo(({ geometry, regions }: { readonly geometry: Geometry; readonly regions: string }) => (
  <>
    <g transform={`scale(${geometry.coarse})`}>
      <path className={styles.abroad} d={geometry.abroad} />
      <path className={styles.water} d={geometry.waters} />
    </g>
    {geometry.regions.map(({ frame: [west, north, east, south], waters }, index) =>
      regions.includes(`${index};`) ? (
        <g key={waters.slice(0, 40)} className={styles.region}>
          <path className={styles.land} d={`M${west} ${north}H${east}V${south}H${west}z`} />
          <path className={styles.water} d={waters} />
        </g>
      ) : null,
    )}
  </>
))

type PlacedLabel = { readonly label: MapLabel; readonly left: number; readonly top: number }
type Box = readonly [number, number, number, number]

const overlaps = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

const isWithin = ([left, top, right, bottom]: Box, { width, height }: Size) =>
  left >= 0 && top >= 0 && right <= width && bottom <= height

/** Pixels by which a name avoids a mark. */
const labelOffsets = [0, 36, -34]

/** Half the width of a letter in pixels, in fonts as wide as DejaVu Sans. */
const halfLetters: Readonly<Partial<Record<MapLabel["kind"], number>>> = { country: 5.5, city: 5.5 }
const halfLetter = 4

/** Names whole at this place and scale that cover neither marks nor other names; earlier names take precedence. */
const placedLabels = (geometry: Geometry, view: View, size: Size, marks: readonly Mark[]): PlacedLabel[] => {
  const metres = view.perPixel * unit
  const occupied: Box[] = marks.map(({ left, top }) => [left - 20, top - 24, left + 20, top + 20])
  return [
    ...geometry.areas.map(({ name, x, y }): MapLabel => ({ kind: "place", text: name, x, y, most: 45, least: 0 })),
    ...geometry.labels,
  ].flatMap((label) => {
    if (metres > label.most || metres < label.least) return []
    const left = size.width / 2 + (label.x - view.x) / view.perPixel
    const top = size.height / 2 + (label.y - view.y) / view.perPixel
    const halfText = label.text.length * (halfLetters[label.kind] ?? halfLetter) + 6
    for (const offset of labelOffsets) {
      const box: Box = [left - halfText, top + offset - 16, left + halfText, top + offset + 8]
      if (!isWithin(box, size) || occupied.some((other) => overlaps(box, other))) continue
      occupied.push(box)
      return [{ label, left, top: top + offset }]
    }
    return []
  })
}

export type MapDrawingProps = {
  readonly geometry: Geometry
  readonly view: View
  readonly size: Size
  /** Positions of the homes in the window. */
  readonly marks: readonly Mark[]
  /** Corners of the drawn area: latitude and longitude by turns. */
  readonly area: readonly number[]
}

/** The map below the marks, hidden from screen readers because its contents are in words beside it. */
export const MapDrawing = ({ geometry, view, size, marks, area }: MapDrawingProps) => {
  const { x, y, perPixel } = view
  const [halfWidth, halfHeight] = [(size.width * perPixel) / 2, (size.height * perPixel) / 2]
  const regions =
    perPixel * unit > maxDetailMetres
      ? ""
      : geometry.regions
          .map(({ frame: [west, north, east, south] }, index) =>
            west < x + halfWidth && east > x - halfWidth && north < y + halfHeight && south > y - halfHeight
              ? `${index};`
              : "",
          )
          .join("")
  const scale = 1 / perPixel
  return (
    <svg className={styles.ground} width={size.width} height={size.height} aria-hidden="true" focusable="false">
      <g transform={`translate(${size.width / 2 - x * scale} ${size.height / 2 - y * scale}) scale(${scale})`}>
        <Ground geometry={geometry} regions={regions} />
        {area.length > 0 && <polygon className={styles.area} points={ringOf(geometry.origin, area).join(" ")} />}
      </g>
      {placedLabels(geometry, view, size, marks).map(({ label, left, top }) => (
        <text key={`${label.kind}${label.text}${label.x}`} className={labelStyles[label.kind]} x={left} y={top}>
          {label.text}
        </text>
      ))}
    </svg>
  )
}
