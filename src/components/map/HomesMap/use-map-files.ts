import { fetchJson, loadOnce, type Remote, useRemote } from "../../../browser/remote.ts"
import type { HomePositions } from "../../../domain/map/positions.ts"
import { positionsPath } from "../../../domain/paths.ts"
import type { Geometry } from "../../../site/map/geometry.ts"

export type MapFiles = { readonly geometry: Geometry; readonly positions: HomePositions }

const loadGeometry = loadOnce(fetchJson<Geometry>)
const loadPositions = loadOnce(fetchJson<HomePositions>)

export const useMapFiles = (geometryPath: string): Remote<MapFiles> =>
  useRemote(geometryPath, async () => {
    const [geometry, positions] = await Promise.all([loadGeometry(geometryPath), loadPositions(positionsPath)])
    return { geometry, positions }
  })
