import { loadHomeFile } from "../../../base/HomeCard/home-files.ts"
import { createLoader } from "../../../browser/create-loader.ts"
import { fetchJson, loadOnce } from "../../../browser/remote.ts"
import { positionsPath } from "../../../domain/paths.ts"
import { arePositionsOf, type HomesData } from "../../../domain/search/homes.ts"
import { type Index, indexOf } from "../../../domain/search/search-index.ts"
import { loadPositions } from "../../map/positions.ts"
import type { ListingsPage } from "../listings.data.ts"

const loadIndex = loadOnce(async (path: string) => indexOf(await fetchJson<HomesData>(path)))

/** The homes that can be searched, by the path of their file. */
export const indexes = createLoader(loadIndex)

/** The same with the positions of the homes, which a drawn area needs. */
export const locatedIndexes = createLoader(async (path): Promise<Index> => {
  const [index, positions] = await Promise.all([loadIndex(path), loadPositions(positionsPath)])
  if (!arePositionsOf(index.data, positions)) throw new Error("the positions are of another build")
  return Object.assign(index, { positions })
})

/** Cards, by the path of their home's file. */
export const cards = createLoader(async (path) => (await loadHomeFile(path)).card)

type PageData = { readonly result: { readonly pageContext: { readonly page: ListingsPage } } }

/** Cards of the pages of the list, which exist for visitors without scripts, by path. */
export const pages = createLoader(async (path) => {
  const { result } = await fetchJson<PageData>(`/page-data${path}page-data.json`)
  return result.pageContext.page.homes
})
