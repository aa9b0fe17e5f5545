import { Link } from "gatsby"
import { useRef, useState } from "react"
import type { HomeFile } from "../../../base/HomeCard/home-file.data.ts"
import { useHomeFiles } from "../../../base/HomeCard/home-files.ts"
import { changeQuery } from "../../../browser/navigation/query.ts"
import { updateFavourites, useFavourites } from "../../../browser/storage/favourites.ts"
import { fewestCompared } from "../../../domain/favourites.ts"
import { fillIn } from "../../../domain/fill-in.ts"
import { saveHomes } from "../Favourites/save-homes.ts"
import { useShareLink } from "../Favourites/use-share-link.tsx"
import type { FavouritesPage } from "../favourites.data.ts"
import { ComparisonTable } from "./ComparisonTable.tsx"

export type ComparisonProps = { readonly page: FavouritesPage; readonly ids: readonly string[] }

export const Comparison = ({ page, ids }: ComparisonProps) => {
  const { words, table } = page
  const homes = useFavourites()
  const files = useHomeFiles(page.language, ids)
  const linksParagraph = useRef<HTMLParagraphElement>(null)
  const [status, setStatus] = useState("")
  const { share, field } = useShareLink(page, setStatus)
  /** Homes that somebody else has chosen; the button stays when it has saved them. */
  const [isShared] = useState(!ids.every((id) => homes.some((home) => home.id === id)))

  const streetOf = (id: string) => homes.find((home) => home.id === id)?.street ?? id
  const homeFiles = ids.flatMap((id) => {
    const file = files.get(id)
    return typeof file === "object" ? [file] : []
  })
  const remove = ({ card }: HomeFile) => {
    changeQuery(`compare=${ids.filter((id) => id !== card.id).join(",")}`, "replace")
    updateFavourites((all) =>
      all.map(({ chosen, ...home }) => (home.id === card.id || !chosen ? home : { ...home, chosen })),
    )
    // The focused button disappears with its column.
    linksParagraph.current?.querySelector<HTMLElement>("a, button")?.focus()
  }

  return (
    <>
      {isShared && <p className="screen-only">{words.sharedComparison}</p>}
      <p className="actions screen-only" ref={linksParagraph}>
        {isShared && (
          <button
            type="button"
            className="button"
            onClick={() => setStatus(saveHomes(ids, files) ? words.allSaved : words.failed)}
          >
            {words.saveAll}
          </button>
        )}
        {homes.length > 0 && (
          <Link to={page.path} className="button quiet">
            {words.own}
          </Link>
        )}
        <button type="button" className="button quiet" onClick={() => share(`compare=${ids.join(",")}`)}>
          {words.share}
        </button>
      </p>
      {field}
      <p aria-live="polite" className="screen-only">
        {status}
      </p>
      {ids.map((id) => {
        const file = files.get(id)
        return typeof file === "string" && <p key={id}>{fillIn(words[file], { home: streetOf(id) })}</p>
      })}
      {homeFiles.length < fewestCompared ? (
        ids.length === homeFiles.length && <p>{words.oneMore}</p>
      ) : (
        <ComparisonTable table={table} homes={homeFiles} onRemove={remove} />
      )}
    </>
  )
}
