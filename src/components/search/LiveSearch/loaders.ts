import { createLoader } from "../../../browser/create-loader.ts"
import { fetchJson } from "../../../browser/remote.ts"
import type { HomesData } from "../../../domain/search/homes.ts"
import { indexOf } from "../../../domain/search/search-index.ts"
import type { ListingsPage } from "../../../site/search/listings.ts"
import { loadHomeFile } from "../../home/HomeCard/home-files.ts"
import { loadPositions } from "../../map/positions.ts"

/** The homes that can be searched, by the path of their file. */
export const indexes = createLoader(async (path) => indexOf(await fetchJson<HomesData>(path)))

/** Positions of the homes, which a drawn area needs. */
export const positions = createLoader(loadPositions)

/** Cards, by the path of their home's file. */
export const cards = createLoader(async (path) => (await loadHomeFile(path)).card)

type PageData = { readonly result: { readonly pageContext: { readonly page: ListingsPage } } }

/** Cards of the pages of the list, which exist for visitors without scripts, by path. */
export const pages = createLoader(async (path) => {
  const { result } = await fetchJson<PageData>(`/page-data${path}page-data.json`)
  return result.pageContext.page.homes
})
