import type { HomePositions } from "../../domain/map/positions.ts"
import { positionsPath, searchDataPath } from "../../domain/paths.ts"
import type { HomesData } from "../../domain/search/homes.ts"
import { type Index, indexOf } from "../../domain/search/search-index.ts"
import type { PublishedFiles } from "./service.ts"

type Searchable = { readonly version: string; readonly modified: number; readonly index: Index }

const caches = new WeakMap<PublishedFiles, () => Promise<Searchable | undefined>>()

/** Caches the search index of all homes until their published file changes, once for each reader of files. */
export const searchIndexIn = (published: PublishedFiles): (() => Promise<Searchable | undefined>) => {
  const known = caches.get(published)
  if (known) return known
  let cached: Searchable | undefined
  const indexNow = async () => {
    const file = await published(searchDataPath)
    if (!file || (cached && cached.version === file.version)) return file && cached
    const positions = (await (await published(positionsPath))?.json()) as HomePositions | undefined
    const index = { ...indexOf((await file.json()) as HomesData), positions }
    const searchable = { version: file.version, modified: file.modified, index }
    cached = file.version === "" ? undefined : searchable
    return searchable
  }
  caches.set(published, indexNow)
  return indexNow
}
