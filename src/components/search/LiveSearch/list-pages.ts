import { useEffect, useReducer, useState } from "react"
import { fetchJson } from "../../../browser/remote.ts"
import type { HomeCardData } from "../../../site/homes/cards.ts"
import type { ListingsPage } from "../../../site/search/listings.ts"

type PageData = { readonly result: { readonly pageContext: { readonly page: ListingsPage } } }

/** Cards of list pages loaded since the document loaded, by path. */
const cache = new Map<string, readonly HomeCardData[]>()

const pathsOf = (list: string, count: number): string[] =>
  Array.from({ length: count - 1 }, (_, index) => `${list}${index + 2}/`)

/** Uses the data of the pages that exist for visitors without scripts. */
const fetchPage = async (path: string): Promise<void> => {
  if (cache.has(path)) return
  const { result } = await fetchJson<PageData>(`/page-data${path}page-data.json`)
  cache.set(path, result.pageContext.page.homes)
}

type MoreCards = {
  readonly cards: readonly HomeCardData[]
  readonly failed: boolean
  readonly retry: () => void
}

/**
 * Cards of the pages of a list after the first.
 * @param count number of pages to show, with the first
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
  return { cards: pathsOf(list, count).flatMap((path) => cache.get(path) ?? []), failed, retry: tryAgain }
}
