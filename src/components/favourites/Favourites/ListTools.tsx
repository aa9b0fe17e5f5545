import { useState } from "react"
import { shareOrCopy } from "../../../browser/storage/sharing.ts"
import type { Favourite } from "../../../domain/favourites.ts"
import { favouritesFile } from "../../../domain/favourites-file.ts"
import { fillIn } from "../../../domain/fill-in.ts"
import type { FavouritesPage } from "../../../site/favourites/favourites.ts"
import { FilePicker } from "../FilePicker/FilePicker.tsx"
import * as styles from "./Favourites.module.css"

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
  // The browser starts to read the file during the click, so its address can be revoked afterwards.
  setTimeout(() => URL.revokeObjectURL(link.href), 0)
}

export const ListTools = ({ page, homes, onPick, onAnnounce, onRemoveAll }: ListToolsProps) => {
  const { words } = page
  const [link, setLink] = useState("")

  const share = async () => {
    const url = `${location.origin}${page.path}?homes=${homes.map(({ id }) => id).join(",")}`
    const outcome = await shareOrCopy({ title: page.heading, url })
    if (outcome === "copied") onAnnounce(words.copied)
    if (outcome === "failed") setLink(url)
  }
  const save = () => {
    const linkOf = (id: string) => location.origin + fillIn(page.propertyPath, { id })
    download(`${page.fileName}.json`, favouritesFile(homes, page, linkOf))
  }

  return (
    <div className={`screen-only ${styles.tools}`}>
      <p className="actions">
        <button type="button" className="button quiet" onClick={share}>
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
      {link && (
        <p className="field">
          <label htmlFor="link">{words.copyThis}</label>
          <input id="link" readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
        </p>
      )}
    </div>
  )
}
