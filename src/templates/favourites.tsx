import { type ComponentType, useEffect, useState } from "react"
import { useKept } from "../browser/kept-homes.ts"
import { useQuery } from "../browser/query.ts"
import type { FavouritesPage } from "../build/pages/favourites.ts"
import type { FavouritesProps } from "../components/Favourites/Favourites.tsx"
import { NoFavourites } from "../components/NoFavourites/NoFavourites.tsx"
import * as styles from "./favourites.module.css"
import { MarketHead, pageOf } from "./page.tsx"

const favourites = () =>
  import(/* webpackChunkName: "favourites" */ "../components/Favourites/Favourites.tsx").then((all) => all.Favourites)

/** Who keeps nothing, and has been shown nothing, loads nothing more. */
const Favourites = ({ page }: { readonly page: FavouritesPage }) => {
  const { homes } = useKept()
  const query = useQuery(page.path) ?? ""
  const [isReady, setReady] = useState(false)
  const [file, setFile] = useState<File>()
  const [Shown, setShown] = useState<ComponentType<FavouritesProps>>()
  const isOwn = !/(?:^|&)(?:homes|compare)=/.test(query)
  const isNeeded = homes.length > 0 || file !== undefined || !isOwn

  useEffect(() => setReady(true), [])
  useEffect(() => {
    if (isNeeded && !Shown) void favourites().then((component) => setShown(() => component))
  }, [isNeeded, Shown])

  return (
    <>
      <h1>{page.heading}</h1>
      {isOwn && <p className={`lead ${styles.lead}`}>{page.lead}</p>}
      <p className={styles.noScript}>{page.noScript}</p>
      {/* What is kept is known when the page works; until then, and while it is fetched, it has its place. */}
      <div className={styles.place}>
        {Shown ? (
          <Shown page={page} query={query} file={file} />
        ) : (
          isReady && !isNeeded && <NoFavourites empty={page.empty} onPick={setFile} />
        )}
      </div>
    </>
  )
}

export default pageOf(Favourites)
export { MarketHead as Head }
