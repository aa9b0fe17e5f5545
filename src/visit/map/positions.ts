import { fetchJson, loadOnce } from "../../browser/remote.ts"
import type { HomePositions } from "../../domain/map/positions.ts"

/** Positions of all homes, by the path of their file. */
export const loadPositions = loadOnce((path: string) => fetchJson<HomePositions>(path))
