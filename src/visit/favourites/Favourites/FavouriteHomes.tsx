import { useEffect, useRef, useState } from "react"
import { useHomeFiles } from "../../../base/HomeCard/home-files.ts"
import { updateFavourites, useFavourites } from "../../../browser/storage/favourites.ts"
import { type Favourite, withPresentIds } from "../../../domain/favourites.ts"
import { homesInFile, largestFile, together } from "../../../domain/favourites-file.ts"
import { fillIn } from "../../../domain/fill-in.ts"
import type { FavouritesPage } from "../favourites.data.ts"
import { NoFavourites } from "../NoFavourites/NoFavourites.tsx"
import { Undo } from "../Undo/Undo.tsx"
import { CompareBar } from "./CompareBar.tsx"
import { FavouriteCard } from "./FavouriteCard.tsx"
import * as styles from "./Favourites.module.css"
import { ListTools } from "./ListTools.tsx"

export type FavouriteHomesProps = { readonly page: FavouritesPage; readonly file: File | undefined }

export const FavouriteHomes = ({ page, file }: FavouriteHomesProps) => {
  const { words } = page
  const homes = useFavourites()
  const files = useHomeFiles(
    page.language,
    homes.map(({ id }) => id),
  )
  const [status, setStatus] = useState("")
  const [removed, setRemoved] = useState<{ readonly homes: readonly Favourite[]; readonly text: string } | null>(null)
  const initialFile = useRef(file)

  const change = (update: Parameters<typeof updateFavourites>[0], after = ""): boolean => {
    const isStored = updateFavourites(update)
    setStatus(isStored ? after : words.failed)
    return isStored
  }
  const remove = (removedHomes: readonly Favourite[], text: string) => {
    if (change((all) => all.filter(({ id }) => !removedHomes.some((home) => home.id === id))))
      setRemoved({ homes, text })
  }
  const onPick = async (pickedFile: File) => {
    // A file can be gone or locked when it is read, and a huge one is not read.
    const text = pickedFile.size > largestFile ? "" : await pickedFile.text().catch(() => "")
    const importedHomes = homesInFile(text, page)
    if (typeof importedHomes === "string") return setStatus(words[importedHomes])
    let addedCount = 0
    const isStored = updateFavourites((all) => {
      const merged = together(all, importedHomes)
      addedCount = merged.length - all.length
      return merged
    })
    const duplicateCount = importedHomes.length - addedCount
    setStatus(
      isStored ? fillIn(words.imported, { added: String(addedCount), had: String(duplicateCount) }) : words.failed,
    )
  }

  useEffect(() => {
    const presentIdOf = (id: string) => {
      const file = files.get(id)
      return typeof file === "object" ? file.card.id : undefined
    }
    if (homes.some(({ id }) => (presentIdOf(id) ?? id) !== id))
      updateFavourites((all) => withPresentIds(all, presentIdOf))
  }, [homes, files])

  // biome-ignore lint/correctness/useExhaustiveDependencies: merges once, after this code has loaded
  useEffect(() => {
    if (initialFile.current) void onPick(initialFile.current)
    initialFile.current = undefined
  }, [])

  return (
    <>
      <p aria-live="polite" className={`note info ${styles.outcome}`}>
        {status}
      </p>
      {removed && (
        <Undo
          key={removed.text}
          text={removed.text}
          name={words.undo}
          onUndo={() => change((all) => together(removed.homes, all)) && setRemoved(null)}
        />
      )}
      {homes.length === 0 ? (
        <NoFavourites empty={page.empty} onPick={onPick} />
      ) : (
        <>
          <CompareBar page={page} homes={homes} />
          <ul className="grid">
            {homes.map((home) => (
              <li key={home.id}>
                <FavouriteCard
                  home={home}
                  found={files.get(home.id)}
                  page={page}
                  onChange={(fields) =>
                    change((all) => all.map((other) => (other.id === home.id ? { ...other, ...fields } : other)))
                  }
                  onRemove={() => remove([home], fillIn(words.removed, { home: home.street }))}
                />
              </li>
            ))}
          </ul>
          <ListTools
            page={page}
            homes={homes}
            onPick={onPick}
            onAnnounce={setStatus}
            onRemoveAll={() => remove(homes, words.removedAll)}
          />
        </>
      )}
    </>
  )
}
