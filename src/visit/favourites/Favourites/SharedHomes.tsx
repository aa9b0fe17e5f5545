import { Link } from "gatsby"
import { useState } from "react"
import { HomeCard } from "../../../base/HomeCard/HomeCard.tsx"
import { useHomeFiles } from "../../../base/HomeCard/home-files.ts"
import { fillIn } from "../../../domain/fill-in.ts"
import type { FavouritesPage } from "../favourites.data.ts"
import * as styles from "./Favourites.module.css"
import { saveHomes } from "./save-homes.ts"

export type SharedHomesProps = { readonly page: FavouritesPage; readonly ids: readonly string[] }

/** Homes of a shared link; the visitor's own list does not change until they keep these homes. */
export const SharedHomes = ({ page, ids }: SharedHomesProps) => {
  const { words } = page
  const files = useHomeFiles(page.language, ids)
  const [status, setStatus] = useState("")

  const saveAll = () => setStatus(saveHomes(ids, files) ? words.allSaved : words.failed)

  return (
    <>
      <h2>{words.shared}</h2>
      <p className="actions screen-only">
        <button type="button" className="button" onClick={saveAll}>
          {words.saveAll}
        </button>
        <Link to={page.path} className="button quiet">
          {words.own}
        </Link>
      </p>
      <p aria-live="polite" className={`note info ${styles.outcome}`}>
        {status}
      </p>
      <ul className="grid">
        {ids.map((id) => {
          const file = files.get(id)
          return (
            <li key={id}>
              {typeof file === "object" ? (
                <HomeCard home={file.card} level={3} />
              ) : (
                <p className={styles.pending}>{file && fillIn(words[file], { home: id })}</p>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
