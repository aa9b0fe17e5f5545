import { Link } from "gatsby"
import { useKept } from "../../../browser/storage/favourites.ts"
import type { FavouritesData } from "../../../site/frame/frame.ts"
import { Heart } from "../Heart/Heart.tsx"
import * as styles from "./FavouritesLink.module.css"

export type FavouritesLinkProps = { readonly favourites: FavouritesData }

/** Link to the favourites with their number; announces each home that is kept or removed. */
export const FavouritesLink = ({ favourites }: FavouritesLinkProps) => {
  const { homes, said } = useKept()
  return (
    <>
      <Link to={favourites.path} className={styles.link}>
        <Heart />
        <span className={styles.name}>{favourites.name}</span>{" "}
        {/* Overlaps the heart, so that nothing moves when it appears. */}
        {homes.length > 0 && <span className={styles.count}>{homes.length}</span>}
      </Link>
      <div aria-live="polite" className={styles.said}>
        {/* The key makes a new element for each home, so that screen readers announce every one. */}
        {said && <p key={said.what + said.street}>{favourites[said.what].replace("{home}", said.street)}</p>}
      </div>
    </>
  )
}
