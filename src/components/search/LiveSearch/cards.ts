import { useEffect, useReducer } from "react"
import { homeFileOf } from "../../../domain/paths.ts"
import type { HomeCardData } from "../../../site/homes/cards.ts"
import type { Language } from "../../../spec/languages.ts"
import { homeFileAt } from "../../home/HomeCard/home-files.ts"

/** Cards loaded since the document loaded, by file. */
const cache = new Map<string, HomeCardData>()
/** Files that failed, until a retry. */
const failedFiles = new Set<string>()

/** Fetches a card, unless its response has arrived since it was found missing. */
const loadCard = async (file: string): Promise<void> => {
  if (cache.has(file) || failedFiles.has(file)) return
  const homeFile = await homeFileAt(file)
  if (typeof homeFile === "string") failedFiles.add(file)
  else cache.set(file, homeFile.card)
}

export type Cards = {
  /** Null while the card loads. */
  readonly of: (id: string) => HomeCardData | null
  readonly failed: boolean
  readonly retry: () => void
}

/**
 * Cards of homes; missing ones are fetched.
 * @param pageCards cards that the page has already
 */
export const useCards = (language: Language, ids: readonly string[], pageCards: readonly HomeCardData[]): Cards => {
  for (const card of pageCards) cache.set(homeFileOf(language, card.id), card)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const missingFiles = ids.map((id) => homeFileOf(language, id)).filter((file) => !cache.has(file))
  const filesToLoad = missingFiles.filter((file) => !failedFiles.has(file)).join(" ")
  useEffect(() => {
    if (filesToLoad !== "") for (const file of filesToLoad.split(" ")) void loadCard(file).then(redraw)
  }, [filesToLoad])
  return {
    of: (id) => cache.get(homeFileOf(language, id)) ?? null,
    failed: missingFiles.some((file) => failedFiles.has(file)),
    retry: () => {
      failedFiles.clear()
      redraw()
    },
  }
}
