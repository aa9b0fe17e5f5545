import { useMemo } from "react"
import { clustersOf } from "../../../domain/map/clusters.ts"
import type { HomePositions } from "../../../domain/map/positions.ts"
import { perPixelAt, type Size, stepOf, type View } from "../../../domain/map/view.ts"

/** Pixels between the centres of two marks, so that a finger can press each. */
const minMarkDistancePx = 64

/** Homes that share a mark in the window, and the mark's offset in pixels from the window's corner. */
export type Mark = { readonly homes: readonly number[]; readonly left: number; readonly top: number }

export const useClusters = (
  positions: HomePositions,
  homes: readonly number[],
  view: View | null,
  size: Size,
): readonly Mark[] => {
  const step = view && stepOf(view.perPixel)
  // Clusters the homes of the window and its surroundings, so that a small move changes nothing.
  const gridSize = step === null ? 1 : Math.max(size.width, size.height) * perPixelAt(step)
  const [column, row] = [Math.floor((view?.x ?? 0) / gridSize), Math.floor((view?.y ?? 0) / gridSize)]
  const clusters = useMemo(() => {
    if (step === null) return []
    const isNear = (value = 0, place: number) => Math.abs(value - (place + 0.5) * gridSize) < 1.6 * gridSize
    const nearbyHomes = homes.filter((home) => isNear(positions.x[home], column) && isNear(positions.y[home], row))
    return clustersOf(positions, nearbyHomes, minMarkDistancePx * perPixelAt(step))
  }, [positions, homes, step, gridSize, column, row])
  if (!view) return []
  return clusters.flatMap(({ x, y, homes: cluster }) => {
    const left = size.width / 2 + (x - view.x) / view.perPixel
    const top = size.height / 2 + (y - view.y) / view.perPixel
    return left > 0 && top > 0 && left < size.width && top < size.height ? [{ homes: cluster, left, top }] : []
  })
}
