import { type ComponentType, useEffect, useState } from "react"
import { useDocumentTitle } from "../../browser/document-title.ts"
import { useQuery } from "../../browser/navigation/query.ts"
import { useFavourites } from "../../browser/storage/favourites.ts"
import { fewestCompared } from "../../domain/favourites.ts"
import { MarketHead, pageOf } from "../page/page.tsx"
import { RecentlyViewed } from "../recent/RecentlyViewed/RecentlyViewed.tsx"
import type { FavouritesProps } from "./Favourites/Favourites.island.tsx"
import type { FavouritesPage } from "./favourites.data.ts"
import * as styles from "./favourites.module.css"
import { NoFavourites } from "./NoFavourites/NoFavourites.tsx"
import { SavedSearches } from "./SavedSearches/SavedSearches.tsx"

const loadFavourites = () =>
  import(/* webpackChunkName: "favourites" */ "./Favourites/Favourites.island.tsx").then((module) => module.Favourites)

/** A visitor without favourites loads no further code. */
const Favourites = ({ page }: { readonly page: FavouritesPage }) => {
  const homes = useFavourites()
  const query = useQuery(page.path) ?? ""
  const [isReady, setReady] = useState(false)
  const [file, setFile] = useState<File>()
  const [FavouritesView, setFavouritesView] = useState<ComponentType<FavouritesProps>>()
  const isOwnList = !/(?:^|&)(?:homes|compare)=/.test(query)
  const comparedCount = /(?:^|&)compare=([^&]*)/.exec(query)?.[1]?.split(/,|%2C/i).length ?? 0
  const heading = page.comparisons[comparedCount - fewestCompared] ?? page.heading
  const isNeeded = homes.length > 0 || file !== undefined || !isOwnList

  useDocumentTitle(`${heading} – ${page.siteName}`)
  useEffect(() => setReady(true), [])
  useEffect(() => {
    if (isNeeded && !FavouritesView) void loadFavourites().then((component) => setFavouritesView(() => component))
  }, [isNeeded, FavouritesView])

  return (
    <>
      <h1>{heading}</h1>
      {isOwnList && <p className={`lead ${styles.lead}`}>{page.lead}</p>}
      <p className={styles.noScript}>{page.noScript}</p>
      {/* Reserves the place of the favourites, which are known only after hydration, while their code loads. */}
      <div className={styles.place} data-live="0">
        {FavouritesView ? (
          <FavouritesView page={page} query={query} file={file} />
        ) : (
          isReady && !isNeeded && <NoFavourites empty={page.empty} onPick={setFile} />
        )}
        {isOwnList && isReady && (FavouritesView || !isNeeded) && (
          <SavedSearches words={page.searches} language={page.language} />
        )}
      </div>
      {isOwnList && <RecentlyViewed recent={page.recent} />}
    </>
  )
}

export default pageOf(Favourites)
export { MarketHead as Head }
