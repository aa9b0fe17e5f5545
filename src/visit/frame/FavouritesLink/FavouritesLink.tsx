import { Link } from "gatsby"
import { heart } from "../../../base/Heart/Heart.tsx"
import { useFavouriteOutcome, useFavourites } from "../../../browser/storage/favourites.ts"
import { fewestCompared, mostCompared } from "../../../domain/favourites.ts"
import type { FavouritesData } from "../header.data.ts"
import * as styles from "./FavouritesLink.module.css"

export type FavouritesLinkProps = { readonly favourites: FavouritesData }

/** Link to the favourites with their number; announces what was added or removed, and offers to compare the latest. */
export const FavouritesLink = ({ favourites }: FavouritesLinkProps) => {
  const homes = useFavourites()
  const latest = homes.slice(0, mostCompared)
  const outcome = useFavouriteOutcome()
  return (
    <>
      <Link to={favourites.path} className={styles.link}>
        {heart}
        <span className={styles.name}>{favourites.name}</span>{" "}
        {/* Overlaps the heart, so that nothing moves when it appears. */}
        {homes.length > 0 && <span className={styles.count}>{homes.length}</span>}
      </Link>
      <div aria-live="polite" className={styles.outcome}>
        {/* The key makes a new element for each home, so that screen readers announce every one. */}
        {outcome && (
          <p key={outcome.change + outcome.street}>
            {favourites[outcome.change].replace("{home}", outcome.street)}
            {outcome.change === "added" && latest.length >= fewestCompared && (
              <>
                {" "}
                <Link to={`${favourites.path}?compare=${latest.map(({ id }) => id).join(",")}`}>
                  {favourites.compare.replace("{count}", String(latest.length))}
                </Link>
              </>
            )}
          </p>
        )}
      </div>
    </>
  )
}
