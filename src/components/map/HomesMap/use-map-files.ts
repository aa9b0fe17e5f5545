import { useEffect, useReducer, useState } from "react"
import type { HomePositions } from "../../../domain/map/positions.ts"
import { positionsPath } from "../../../domain/paths.ts"
import type { Geometry } from "../../../site/map/geometry.ts"

export type MapFiles = { readonly geometry: Geometry; readonly positions: HomePositions }

const cache = new Map<string, Promise<unknown>>()

const fetchJson = (path: string): Promise<unknown> => {
  const request =
    cache.get(path) ??
    fetch(path).then((response) => {
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      return response.json()
    })
  cache.set(path, request)
  // Allows a retry after a failure.
  request.catch(() => cache.delete(path))
  return request
}

export const useMapFiles = (
  geometryPath: string,
): { readonly files: MapFiles | null; readonly failed: boolean; readonly retry: () => void } => {
  const [files, setFiles] = useState<MapFiles | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is an occasion to ask again
  useEffect(() => {
    let isCurrent = true
    setFailed(false)
    Promise.all([fetchJson(geometryPath), fetchJson(positionsPath)]).then(
      ([geometry, positions]) =>
        isCurrent && setFiles({ geometry: geometry as Geometry, positions: positions as HomePositions }),
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [geometryPath, attempt])
  return { files, failed, retry }
}
