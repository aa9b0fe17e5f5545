import { navigate } from "gatsby"
import { useId } from "react"
import type { Favourite } from "../../../domain/favourites.ts"
import { fewestCompared, mostCompared } from "../../../domain/favourites.ts"
import type { FavouritesPage } from "../favourites.data.ts"
import * as styles from "./Favourites.module.css"

export type CompareBarProps = { readonly page: FavouritesPage; readonly homes: readonly Favourite[] }

const problemOf = (count: number, { tooFew, oneMore, tooMany }: FavouritesPage["words"]): string => {
  if (count > mostCompared) return tooMany
  if (count >= fewestCompared) return ""
  return count === 0 ? tooFew : oneMore
}

/** Leads to the comparison of the ticked homes, or of all if none is ticked; shows why it is disabled. */
export const CompareBar = ({ page, homes }: CompareBarProps) => {
  const id = useId()
  const ticked = homes.filter(({ chosen }) => chosen)
  const isAll = ticked.length === 0 && homes.length >= fewestCompared && homes.length <= mostCompared
  const compared = isAll ? homes : ticked
  const problem = problemOf(compared.length, page.words)
  return (
    <p className={`screen-only ${styles.compare}`}>
      <button
        type="button"
        className="button"
        aria-disabled={problem !== ""}
        aria-describedby={id}
        onClick={() => problem === "" && navigate(`${page.path}?compare=${compared.map((home) => home.id).join(",")}`)}
      >
        {isAll ? page.words.compareAll : page.words.compare}
      </button>
      <span id={id} aria-live="polite">
        {problem}
      </span>
    </p>
  )
}
