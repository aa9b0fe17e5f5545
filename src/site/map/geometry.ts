import { createRequire } from "node:module"
import { join } from "node:path"
import { feature } from "topojson-client"
import type { GeometryCollection, Topology } from "topojson-specification"
import type { GeographyLabel } from "../../content/schema.ts"
import { type PlaneOrigin, unit } from "../../domain/map/projection.ts"
import { type Ring, simplify } from "../../domain/map/ring.ts"
import type { Language } from "../../spec/languages.ts"
import type { Content } from "../records/content.ts"
import { type Plane, planeOf } from "./plane.ts"
import { clip, type Frame, frameOf, pathData } from "./rings.ts"

/** What the browser draws below the homes, in units of the plane, with y to the south. */
export type Geometry = {
  readonly width: number
  readonly height: number
  readonly origin: PlaneOrigin
  /** Size (units) of the grid that `abroad` and `waters` are drawn on, for the zoomed-out map. */
  readonly coarse: number
  readonly abroad: string
  readonly waters: string
  /** Detailed waters of a region, which replace those of `waters` there. */
  readonly regions: readonly { readonly frame: Frame; readonly waters: string }[]
  readonly labels: readonly MapLabel[]
  /** In the order of areas in the search data. */
  readonly areas: readonly { readonly id: string; readonly name: string; readonly x: number; readonly y: number }[]
  readonly sources: readonly { readonly name: string; readonly url: string }[]
}

export type MapLabel = {
  readonly kind: GeographyLabel["kind"]
  readonly text: string
  readonly x: number
  readonly y: number
  /** Most and fewest metres per pixel at which the label shows. */
  readonly most: number
  readonly least: number
}

/** Grid of the zoomed-out map (250 m), which shortens the file and is no coarser than the map's lines. */
const coarse = 25
const onGrid = (ring: Ring): Ring => ring.map(([x, y]) => [x / coarse, y / coarse])

const numericCodes = { SE: "752", FI: "246", NO: "578" } as const

const ringOf = (plane: Plane, flat: readonly number[]): Ring =>
  Array.from({ length: flat.length / 2 }, (_, index) => plane.project(flat[2 * index] ?? 0, flat[2 * index + 1] ?? 0))

/** Natural Earth's countries at 1:10 million, without details that the waters cover anyway. */
const abroadOf = ({ market }: Content, plane: Plane): Ring[] => {
  const atlas = createRequire(join(process.cwd(), "package.json"))("world-atlas/countries-10m.json") as Topology<{
    countries: GeometryCollection
  }>
  const frame: Frame = [0, 0, plane.width, plane.height]
  return feature(atlas, atlas.objects.countries).features.flatMap(({ id, geometry }) => {
    if (id === numericCodes[market.country]) return []
    const polygons =
      geometry.type === "Polygon"
        ? [geometry.coordinates]
        : geometry.type === "MultiPolygon"
          ? geometry.coordinates
          : []
    return polygons.flatMap(([outline = []]) => {
      const isNear = outline.some(([lon = 0, lat = 0]) => lon > -10 && lon < 45 && lat > 50 && lat < 74)
      if (!isNear) return []
      const ring = simplify(
        clip(
          outline.map(([lon = 0, lat = 0]) => plane.project(lon, lat)),
          frame,
        ),
        3000 / unit,
      )
      return ring.length > 2 ? [ring] : []
    })
  })
}

type Water = { readonly ring: Ring; readonly frame: Frame }

/** Waters as rings of the plane. */
type Waters = {
  readonly overview: readonly Water[]
  readonly regions: readonly { readonly frame: Frame; readonly waters: readonly Water[] }[]
}

const waterOf = (ring: Ring): Water => ({ ring, frame: frameOf(ring) })

const surveys = new WeakMap<Content, { readonly plane: Plane; readonly waters: Waters }>()

const mapOf = ({ map, name }: Content): NonNullable<Content["map"]> => {
  if (!map) throw new Error(`${name}/map.json is missing`)
  return map
}

/** Plane of a market and its waters, computed once. */
export const surveyOf = (content: Content): { readonly plane: Plane; readonly waters: Waters } => {
  const cached = surveys.get(content)
  if (cached) return cached
  const { meridian, reach, overview, regions } = mapOf(content)
  const plane = planeOf(meridian, reach)
  const survey = {
    plane,
    waters: {
      overview: overview.map((flat) => waterOf(ringOf(plane, flat))),
      regions: regions.map(({ box: [west, south, east, north], waters }) => {
        const [a, b, c, d] = [
          plane.project(west, north),
          plane.project(east, north),
          plane.project(east, south),
          plane.project(west, south),
        ]
        // Meridians are not vertical on the plane, so the frame is the largest upright one within the region.
        const frame: Frame = [
          Math.ceil(Math.max(a[0], d[0])),
          Math.ceil(Math.max(a[1], b[1])),
          Math.floor(Math.min(b[0], c[0])),
          Math.floor(Math.min(c[1], d[1])),
        ]
        return { frame, waters: waters.map((flat) => waterOf(clip(ringOf(plane, flat), frame))) }
      }),
    },
  }
  surveys.set(content, survey)
  return survey
}

/** Position on the market's plane, in whole units. */
export const pointOf = (content: Content, { lon, lat }: { readonly lon: number; readonly lat: number }) => {
  const [x, y] = surveyOf(content).plane.project(lon, lat)
  return { x: Math.round(x), y: Math.round(y) }
}

export const labelsOf = (content: Content, language: Language): MapLabel[] =>
  mapOf(content).labels.map(({ kind, name, lat, lon, most, least }) => ({
    kind,
    text: name[language] ?? "",
    ...pointOf(content, { lon, lat }),
    most,
    least,
  }))

export const geometryOf = (content: Content, language: Language): Geometry => {
  const { plane, waters } = surveyOf(content)
  return {
    width: plane.width,
    height: plane.height,
    origin: plane.origin,
    coarse,
    abroad: pathData(abroadOf(content, plane).map(onGrid)),
    waters: pathData(waters.overview.map(({ ring }) => onGrid(simplify(ring, 1000 / unit)))),
    regions: waters.regions.map((region) => ({
      frame: region.frame,
      waters: pathData(region.waters.map(({ ring }) => ring)),
    })),
    labels: labelsOf(content, language),
    areas: content.areas
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, name, coordinates }) => ({ id, name: name[language] ?? "", ...pointOf(content, coordinates) })),
    sources: mapOf(content).sources,
  }
}
