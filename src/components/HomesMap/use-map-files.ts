import { useEffect, useReducer, useState } from "react"
import type { Geometry } from "../../build/map/geometry.ts"
import type { HomePositions } from "../../domain/map/positions.ts"
import { positionsPath } from "../../domain/paths.ts"

export type MapFiles = { readonly geometry: Geometry; readonly positions: HomePositions }

const fetched = new Map<string, Promise<unknown>>()

const json = (path: string): Promise<unknown> => {
  const request =
    fetched.get(path) ??
    fetch(path).then((answer) => {
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      return answer.json()
    })
  fetched.set(path, request)
  // What failed is asked for anew.
  request.catch(() => fetched.delete(path))
  return request
}

/** What a market's map is drawn from, once it has come. */
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
    Promise.all([json(geometryPath), json(positionsPath)]).then(
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
