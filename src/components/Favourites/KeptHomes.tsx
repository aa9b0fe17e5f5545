import { useEffect, useRef, useState } from "react"
import { keep, useKept } from "../../browser/kept-homes.ts"
import type { FavouritesPage } from "../../build/pages/favourites.ts"
import { homesInFile, largestFile, together } from "../../domain/favourites-file.ts"
import type { KeptHome } from "../../domain/kept-homes.ts"
import { useHomeFiles } from "../HomeCard/home-files.ts"
import { NoFavourites } from "../NoFavourites/NoFavourites.tsx"
import { CompareBar } from "./CompareBar.tsx"
import * as styles from "./Favourites.module.css"
import { KeptHomeCard } from "./KeptHomeCard.tsx"
import { ListTools } from "./ListTools.tsx"
import { Undo } from "./Undo.tsx"

export type KeptHomesProps = { readonly page: FavouritesPage; readonly file: File | undefined }

/** The visitor's own list. */
export const KeptHomes = ({ page, file }: KeptHomesProps) => {
  const { words } = page
  const { homes } = useKept()
  const files = useHomeFiles(
    page.language,
    homes.map(({ id }) => id),
  )
  const [said, setSaid] = useState("")
  const [removed, setRemoved] = useState<{ readonly homes: readonly KeptHome[]; readonly text: string } | null>(null)
  const chosenBefore = useRef(file)

  const change = (changed: Parameters<typeof keep>[0], after = ""): boolean => {
    const done = keep(changed)
    setSaid(done ? after : words.failed)
    return done
  }
  const remove = (gone: readonly KeptHome[], text: string) => {
    if (change((all) => all.filter(({ id }) => !gone.some((home) => home.id === id)))) setRemoved({ homes, text })
  }
  const onPick = async (picked: File) => {
    // A file may be gone, or locked, by the time that it is read; a huge one is not read at all.
    const text = picked.size > largestFile ? "" : await picked.text().catch(() => "")
    const found = homesInFile(text, page)
    if (typeof found === "string") return setSaid(words[found])
    let added = 0
    const done = keep((all) => {
      const more = together(all, found)
      added = more.length - all.length
      return more
    })
    const had = found.length - added
    setSaid(done ? words.imported.replace("{added}", String(added)).replace("{had}", String(had)) : words.failed)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: taken in once, when this has come for it
  useEffect(() => {
    if (chosenBefore.current) void onPick(chosenBefore.current)
    chosenBefore.current = undefined
  }, [])

  return (
    <>
      <p aria-live="polite" className={`note info ${styles.said}`}>
        {said}
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
          <CompareBar page={page} chosen={homes.filter(({ chosen }) => chosen)} />
          <ul className="grid">
            {homes.map((home) => (
              <li key={home.id}>
                <KeptHomeCard
                  home={home}
                  found={files.get(home.id)}
                  page={page}
                  onChange={(fields) =>
                    change((all) => all.map((other) => (other.id === home.id ? { ...other, ...fields } : other)))
                  }
                  onRemove={() => remove([home], words.removed.replace("{home}", home.street))}
                />
              </li>
            ))}
          </ul>
          <ListTools
            page={page}
            homes={homes}
            onPick={onPick}
            onSaid={setSaid}
            onRemoveAll={() => remove(homes, words.removedAll)}
          />
        </>
      )}
    </>
  )
}
