import { homePositionsSchema } from "../../contracts/home-positions.ts"
import { homesDataSchema } from "../../contracts/homes-data.ts"
import { positionsPath, searchDataPath } from "../../domain/paths.ts"
import type { Criteria } from "../../domain/search/criteria.ts"
import { arePositionsOf } from "../../domain/search/homes.ts"
import { type Index, indexOf } from "../../domain/search/search-index.ts"
import { readPublished } from "./published-json.ts"
import { type PublishedFile, type PublishedFiles, textsOf } from "./service.ts"
import { logThrottled } from "./throttled-log.ts"

/** Whether the homes of a drawn area can be found: the positions may be missing or of another version. */
export const canSearch = ({ positions }: Index, { within }: Criteria): boolean =>
  within.length === 0 || positions !== undefined

type Searchable = { readonly version: string; readonly modified: number; readonly index: Index }

/** Result for one version of the file: undefined if the file is not as this server reads it. */
type Cached = { readonly version: string; readonly searchable: Searchable | undefined }

const caches = new WeakMap<PublishedFiles, () => Promise<Searchable | undefined>>()

const searchableIn = async (published: PublishedFiles, file: PublishedFile): Promise<Searchable | undefined> => {
  const positions = await readPublished(textsOf(published), positionsPath, homePositionsSchema)
  const data = await readPublished(() => file.text(), searchDataPath, homesDataSchema)
  if (!data) return undefined
  const isOfOneBuild = !positions || arePositionsOf(data, positions)
  if (!isOfOneBuild) logThrottled(`${positionsPath} and ${searchDataPath} are of two builds: deploy one whole build.`)
  const index = { ...indexOf(data), positions: isOfOneBuild ? positions : undefined }
  return { version: file.version, modified: file.modified, index }
}

/** Caches the search index of all homes until their published file changes, once for each reader of files. */
export const searchIndexIn = (published: PublishedFiles): (() => Promise<Searchable | undefined>) => {
  const known = caches.get(published)
  if (known) return known
  let cached: Cached | undefined
  const indexNow = async () => {
    const file = await published(searchDataPath)
    if (!file) return undefined
    if (cached?.version === file.version) return cached.searchable
    const searchable = await searchableIn(published, file)
    cached = file.version === "" ? undefined : { version: file.version, searchable }
    return searchable
  }
  caches.set(published, indexNow)
  return indexNow
}
