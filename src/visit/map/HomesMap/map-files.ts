import { createLoader } from "../../../browser/create-loader.ts"
import { fetchJson } from "../../../browser/remote.ts"
import type { HomePositions } from "../../../domain/map/positions.ts"
import { positionsPath } from "../../../domain/paths.ts"
import type { Geometry } from "../../../site/map/geometry.ts"
import { loadPositions } from "../positions.ts"

export type MapFiles = { readonly geometry: Geometry; readonly positions: HomePositions }

/** Files of the map, by the path of its geometry. */
export const mapFiles = createLoader(async (path): Promise<MapFiles> => {
  const [geometry, positions] = await Promise.all([fetchJson<Geometry>(path), loadPositions(positionsPath)])
  return { geometry, positions }
})
