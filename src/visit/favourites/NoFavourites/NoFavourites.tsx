import { Link } from "gatsby"
import { AreaLinks } from "../../areas/AreaLinks/AreaLinks.tsx"
import { FilePicker } from "../FilePicker/FilePicker.tsx"
import type { FavouritesPage } from "../favourites.data.ts"

export type NoFavouritesProps = {
  readonly empty: FavouritesPage["empty"]
  readonly onPick: (file: File) => void
}

/** Leads visitors without favourites to homes. */
export const NoFavourites = ({ empty, onPick }: NoFavouritesProps) => (
  <>
    <p>{empty.text}</p>
    <p className="actions">
      <Link to={empty.search.path} className="button">
        {empty.search.name}
      </Link>
      <FilePicker name={empty.importFile} onPick={onPick} />
    </p>
    {empty.areas && <AreaLinks areas={empty.areas} />}
  </>
)
