import { useEffect, useReducer } from "react"
import type { HomeCardData } from "../../build/pages/cards.ts"
import { homeFileOf } from "../../domain/paths.ts"
import type { Language } from "../../spec/languages.ts"
import { homeFileAt } from "../HomeCard/home-files.ts"

/** Cards that this visit has seen, by their file. */
const known = new Map<string, HomeCardData>()
/** Those that failed, until they are asked for again. */
const refused = new Set<string>()

/** Asks for a card, unless its answer has come since it was found missing. */
const cardIn = async (file: string): Promise<void> => {
  if (known.has(file) || refused.has(file)) return
  const found = await homeFileAt(file)
  if (typeof found === "string") refused.add(file)
  else known.set(file, found.card)
}

export type Cards = {
  /** Null for a card that is on its way. */
  readonly of: (id: string) => HomeCardData | null
  readonly failed: boolean
  readonly retry: () => void
}

/**
 * Cards of homes: those that are not there yet are fetched.
 * @param given cards that the page has in any case
 */
export const useCards = (language: Language, ids: readonly string[], given: readonly HomeCardData[]): Cards => {
  for (const card of given) known.set(homeFileOf(language, card.id), card)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const wanted = ids.map((id) => homeFileOf(language, id)).filter((file) => !known.has(file))
  const missing = wanted.filter((file) => !refused.has(file)).join(" ")
  useEffect(() => {
    if (missing !== "") for (const file of missing.split(" ")) void cardIn(file).then(redraw)
  }, [missing])
  return {
    of: (id) => known.get(homeFileOf(language, id)) ?? null,
    failed: wanted.some((file) => refused.has(file)),
    retry: () => {
      refused.clear()
      redraw()
    },
  }
}
