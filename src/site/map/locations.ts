import { escapeHtml } from "../../domain/html.ts"
import { type Coordinates, unit } from "../../domain/map/projection.ts"
import type { Point } from "../../domain/map/ring.ts"
import type { Language } from "../../spec/languages.ts"
import { svgOf } from "../media/svg.ts"
import type { Content } from "../records/content.ts"
import { perContent } from "../records/per-content.ts"
import { labelsOf, pointOf, surveyOf } from "./geometry.ts"
import { clip, type Frame, framesOverlap, pathData } from "./rings.ts"

export type LocationDrawing = { readonly src: string; readonly width: number; readonly height: number }

/** Subject of a map: a home at its address, or an area around its centre. */
export type Place = {
  readonly coordinates: Coordinates
  readonly mark: "home" | "area"
  readonly name: string
  readonly scale: Scale
}

export const [width, height] = [640, 400]

/** Metres per pixel: `district` shows 6 km across, with the next districts, and `municipality` 19 km. */
const scales = { district: 9, municipality: 30 }
type Scale = keyof typeof scales

/** Repeats colours of src/visit/map/HomesMap/HomesMap.module.css. */
const styles = `
.land{fill:#f1ece0}.water{fill:#c6dbe0;stroke:#9dbfc8;stroke-width:1}
text{font:13px system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;fill:#4b564f;text-anchor:middle;paint-order:stroke;stroke:#f1ece0;stroke-width:3;stroke-linejoin:round}
.sea{font:italic 13px "Iowan Old Style",Palatino,"URW Palladio L",P052,Georgia,serif;fill:#3f6a76;stroke:#c6dbe0}
.own{font-weight:650;font-size:15px;fill:#1b2320}
.around{fill:#b8502b;fill-opacity:.14;stroke:#b8502b;stroke-width:2;stroke-dasharray:7 5}
.pin{fill:#b8502b;stroke:#fff;stroke-width:2.5}.eye{fill:#fff}.shadow{fill:#1b2320;fill-opacity:.22}
.scale{stroke:#4b564f;stroke-width:1.5;fill:none}
:target .land{fill:#212d28}:target .water{fill:#152b33;stroke:#2d4d58}
:target text{fill:#b4bfb8;stroke:#212d28}:target .sea{fill:#86aebb;stroke:#152b33}:target .own{fill:#eef0ea}
:target .around,:target .pin{fill:#f0936c}:target .around{stroke:#f0936c}:target .pin{stroke:#121a17}
:target .eye{fill:#121a17}:target .scale{stroke:#b4bfb8}`

const pin =
  '<ellipse class="shadow" cx="320" cy="201" rx="9" ry="3.5"/><path class="pin" d="M320 200c-4-10-15-17-15-29a15 15 0 0 1 30 0c0 12-11 19-15 29z"/><circle class="eye" cx="320" cy="171" r="5.5"/>'
const areaCircle = '<circle class="around" cx="320" cy="200" r="78"/>'

type Box = readonly [number, number, number, number]
const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

/** Map labels, and names of areas (shown at every scale), by language. */
const namesOf = perContent(
  (content) =>
    new Map(
      content.market.languages.map((language) => [
        language,
        [
          ...content.areas.map((area) => ({
            kind: "area" as const,
            text: area.name[language] ?? "",
            ...pointOf(content, area.coordinates),
            most: Number.POSITIVE_INFINITY,
            least: 0,
          })),
          ...labelsOf(content, language),
        ],
      ]),
    ),
)

type CachedWaters = { readonly frame: string; readonly path: string }

/** Caches the last waters, which are the same in the next language. */
const waterCache = new WeakMap<Content, CachedWaters>()

const waterPath = (content: Content, frame: Frame, toPixels: (x: number, y: number) => Point): string => {
  const last = waterCache.get(content)
  if (last?.frame === frame.join()) return last.path
  const { waters } = surveyOf(content)
  const region = waters.regions.find(
    ({ frame: [west, north, east, south] }) =>
      west <= frame[0] && north <= frame[1] && east >= frame[2] && south >= frame[3],
  )
  const rings = (region?.waters ?? waters.overview)
    .filter((water) => framesOverlap(water.frame, frame))
    .map(({ ring }) => clip(ring, frame).map(([px, py]) => toPixels(px, py)))
    .filter((ring) => ring.length > 2)
  const path = pathData(rings, 1)
  waterCache.set(content, { frame: frame.join(), path })
  return path
}

/** Small map as a complete SVG file, with colours for light and dark. */
export const locationSvg = (content: Content, language: Language, place: Place): string => {
  const { coordinates, mark, name } = place
  const metres = scales[place.scale]
  const bar = metres * 55 < 1000 ? 500 : 2000
  const { plane } = surveyOf(content)
  const [x, y] = plane.project(coordinates.lon, coordinates.lat)
  const perUnit = unit / metres
  const toPixels = (px: number, py: number) =>
    [width / 2 + (px - x) * perUnit, height / 2 + (py - y) * perUnit] as const
  // Draws 8 pixels beyond the edges, to hide the outline where waters are cut.
  const [halfWidth, halfHeight] = [(width / 2 + 8) / perUnit, (height / 2 + 8) / perUnit]
  const frame: Frame = [x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight]
  // Reserves the box of the pin or of the area's own name, so that other names do not overlap it.
  const occupiedBoxes: [number, number, number, number][] = [
    mark === "home" ? [280, 145, 360, 205] : [240, 185, 400, 215],
  ]
  const texts = (namesOf(content).get(language) ?? [])
    .filter(({ most, least }) => most >= metres && least <= metres)
    .flatMap(({ kind, text, ...point }) => {
      const [px, py] = toPixels(point.x, point.y)
      const half = text.length * 3.9 + 4
      const box: [number, number, number, number] = [px - half, py - 14, px + half, py + 6]
      const fits = box[0] > 4 && box[2] < width - 4 && box[1] > 4 && box[3] < height - 24
      const isOwn = kind === "area" && text === name
      if (isOwn || !fits || occupiedBoxes.some((other) => overlap(box, other))) return []
      occupiedBoxes.push(box)
      const style = kind === "water" || kind === "sea" || kind === "lake" ? ' class="sea"' : ""
      return [`<text${style} x="${px.toFixed(0)}" y="${py.toFixed(0)}">${escapeHtml(text)}</text>`]
    })
  const areaLabel = mark === "area" ? `<text class="own" x="320" y="205">${escapeHtml(name)}</text>` : ""
  const scale = bar / metres
  return svgOf(
    { width, height },
    styles,
    `<path class="land" d="M0 0h${width}v${height}H0z"/><path class="water" fill-rule="evenodd" d="${waterPath(content, frame, toPixels)}"/>${mark === "area" ? areaCircle : ""}${texts.join("")}${mark === "home" ? pin : areaLabel}<path class="scale" d="M16 ${height - 20}v6h${scale.toFixed(1)}v-6"/><text x="${(16 + scale / 2).toFixed(1)}" y="${height - 22}">${bar < 1000 ? `${bar}\u00a0m` : `${bar / 1000}\u00a0km`}</text>`,
  )
}
