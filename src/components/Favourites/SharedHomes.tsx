import { Link } from "gatsby"
import { useState } from "react"
import { keep } from "../../browser/kept-homes.ts"
import type { FavouritesPage } from "../../build/pages/favourites.ts"
import { together } from "../../domain/favourites-file.ts"
import { HomeCard } from "../HomeCard/HomeCard.tsx"
import { useHomeFiles } from "../HomeCard/home-files.ts"
import * as styles from "./Favourites.module.css"

export type SharedHomesProps = { readonly page: FavouritesPage; readonly ids: readonly string[] }

/** The homes that somebody else has sent a link to: the visitor's own list stays as it is until they say otherwise. */
export const SharedHomes = ({ page, ids }: SharedHomesProps) => {
  const { words } = page
  const files = useHomeFiles(page.language, ids)
  const [said, setSaid] = useState("")

  const keepAll = () => {
    const shared = ids.flatMap((id) => {
      const file = files.get(id)
      if (file === "gone") return []
      // What is still on its way, or out of reach, is a home all the same.
      if (typeof file !== "object") return [{ id, street: id }]
      const { street, price } = file.card.keep
      return [{ id, street, price }]
    })
    setSaid(keep((homes) => together(homes, shared)) ? words.allKept : words.failed)
  }

  return (
    <>
      <h2>{words.shared}</h2>
      <p className="actions screen-only">
        <button type="button" className="button" onClick={keepAll}>
          {words.keepAll}
        </button>
        <Link to={page.path} className="button quiet">
          {words.own}
        </Link>
      </p>
      <p aria-live="polite" className={`note info ${styles.said}`}>
        {said}
      </p>
      <ul className="grid">
        {ids.map((id) => {
          const file = files.get(id)
          return (
            <li key={id}>
              {typeof file === "object" ? (
                <HomeCard home={file.card} level={3} />
              ) : (
                <p className={styles.pending}>{file && words[file].replace("{home}", id)}</p>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
