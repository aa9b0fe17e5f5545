import { Link } from "gatsby"
import { useKept } from "../../browser/kept-homes.ts"
import type { FavouritesData } from "../../build/chrome.ts"
import { Heart } from "../Heart/Heart.tsx"
import * as styles from "./FavouritesLink.module.css"

export type FavouritesLinkProps = { readonly favourites: FavouritesData }

/** The way to the visitor's favourites with their number, and what is said when one is kept or let go. */
export const FavouritesLink = ({ favourites }: FavouritesLinkProps) => {
  const { homes, said } = useKept()
  return (
    <>
      <Link to={favourites.path} className={styles.link}>
        <Heart />
        <span className={styles.name}>{favourites.name}</span>{" "}
        {/* Over the heart, so that nothing moves when it comes. */}
        {homes.length > 0 && <span className={styles.count}>{homes.length}</span>}
      </Link>
      <div aria-live="polite" className={styles.said}>
        {/* What is told of several homes, one after the other, is told anew each time. */}
        {said && <p key={said.what + said.street}>{favourites[said.what].replace("{home}", said.street)}</p>}
      </div>
    </>
  )
}
