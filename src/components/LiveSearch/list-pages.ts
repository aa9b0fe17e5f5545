import { useEffect, useReducer, useState } from "react"
import type { HomeCardData } from "../../build/pages/cards.ts"
import type { ListingsPage } from "../../build/pages/listings.ts"

/** Cards of the pages of lists that this visit has seen, by their path. */
const known = new Map<string, readonly HomeCardData[]>()

const pathsOf = (list: string, count: number): string[] =>
  Array.from({ length: count - 1 }, (_, index) => `${list}${index + 2}/`)

/** The pages are there for visitors without scripts; their data serves the others. */
const fetchPage = async (path: string): Promise<void> => {
  if (known.has(path)) return
  const answer = await fetch(`/page-data${path}page-data.json`)
  if (!answer.ok) throw new Error(`the data of ${path} answered ${answer.status}`)
  const data = (await answer.json()) as { readonly result: { readonly pageContext: { readonly page: ListingsPage } } }
  known.set(path, data.result.pageContext.page.homes)
}

export type MoreCards = {
  readonly cards: readonly HomeCardData[]
  readonly failed: boolean
  readonly retry: () => void
}

/**
 * Cards of the pages of a list that follow the first.
 * @param count of pages that are to be shown, the first included
 */
export const useFollowingPages = (list: string, count: number): MoreCards => {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const [failed, setFailed] = useState(false)
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is an occasion to ask again
  useEffect(() => {
    let isCurrent = true
    setFailed(false)
    Promise.all(pathsOf(list, count).map(fetchPage)).then(redraw, () => isCurrent && setFailed(true))
    return () => {
      isCurrent = false
    }
  }, [list, count, attempt])
  return { cards: pathsOf(list, count).flatMap((path) => known.get(path) ?? []), failed, retry: tryAgain }
}
