import { type ReactNode, useState } from "react"
import { shareOrCopy } from "../../../browser/storage/sharing.ts"
import type { FavouritesPage } from "../favourites.data.ts"

/**
 * Shares a link to homes of the favourites page.
 * @param onCopied gets a sentence if the link was copied
 * @returns the function, and a field with the link if it could be neither shared nor copied
 */
export const useShareLink = (
  { words, heading, path }: FavouritesPage,
  onCopied: (text: string) => void,
): { readonly share: (query: string) => Promise<void>; readonly field: ReactNode } => {
  const [link, setLink] = useState("")
  const share = async (query: string) => {
    const url = `${location.origin}${path}?${query}`
    const outcome = await shareOrCopy({ title: heading, url })
    if (outcome === "copied") onCopied(words.copied)
    if (outcome === "failed") setLink(url)
  }
  const field = link && (
    <p className="field">
      <label htmlFor="link">{words.copyThis}</label>
      <input id="link" readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
    </p>
  )
  return { share, field }
}
