import type { Favourite } from "../../../domain/favourites.ts"
import { favouritesFile } from "../../../domain/favourites-file.ts"
import { fillIn } from "../../../domain/fill-in.ts"
import { FilePicker } from "../FilePicker/FilePicker.tsx"
import type { FavouritesPage } from "../favourites.data.ts"
import * as styles from "./Favourites.module.css"
import { useShareLink } from "./use-share-link.tsx"

export type ListToolsProps = {
  readonly page: FavouritesPage
  readonly homes: readonly Favourite[]
  readonly onPick: (file: File) => void
  readonly onAnnounce: (text: string) => void
  readonly onRemoveAll: () => void
}

const download = (name: string, text: string): void => {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }))
  link.download = name
  link.click()
  // Safari reads the file later, on an iPhone only after the visitor has allowed the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

export const ListTools = ({ page, homes, onPick, onAnnounce, onRemoveAll }: ListToolsProps) => {
  const { words } = page
  const { share, field } = useShareLink(page, onAnnounce)
  const save = () => {
    const linkOf = (id: string) => location.origin + fillIn(page.propertyPath, { id })
    download(`${page.fileName}.json`, favouritesFile(homes, page, linkOf))
  }

  return (
    <div className={`screen-only ${styles.tools}`}>
      <p className="actions">
        <button
          type="button"
          className="button quiet"
          onClick={() => share(`homes=${homes.map(({ id }) => id).join(",")}`)}
        >
          {words.share}
        </button>
        <button type="button" className="button quiet" onClick={save}>
          {words.exported}
        </button>
        <FilePicker name={page.empty.importFile} onPick={onPick} />
        <button type="button" className="button quiet" onClick={onRemoveAll}>
          {words.removeAll}
        </button>
      </p>
      {field}
    </div>
  )
}
