import type { HomePositions } from "../../domain/map/positions.ts"
import { positionsPath, searchDataPath } from "../../domain/paths.ts"
import type { HomesData } from "../../domain/search/homes.ts"
import { type Index, indexOf } from "../../domain/search/search-index.ts"
import type { PublishedFiles } from "./service.ts"

type Searchable = { readonly version: string; readonly modified: number; readonly index: Index }

/** Caches the search index of all homes until their published file changes. */
export const searchIndexIn = (published: PublishedFiles): (() => Promise<Searchable | undefined>) => {
  let cached: Searchable | undefined
  return async () => {
    const file = await published(searchDataPath)
    if (!file || (cached && cached.version === file.version)) return file && cached
    const positions = (await (await published(positionsPath))?.json()) as HomePositions | undefined
    const index = { ...indexOf((await file.json()) as HomesData), positions }
    const searchable = { version: file.version, modified: file.modified, index }
    cached = file.version === "" ? undefined : searchable
    return searchable
  }
}
