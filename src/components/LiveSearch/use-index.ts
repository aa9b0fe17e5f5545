import { useCallback, useEffect, useState } from "react"
import { searchDataPath } from "../../domain/paths.ts"
import type { HomesData } from "../../domain/search/homes.ts"
import { type Index, indexOf } from "../../domain/search/search.ts"

/** Kept while the visitor is on the site: the list that they come back to is there at once. */
let kept: Index | null = null

const fetchIndex = async (): Promise<Index> => {
  const answer = await fetch(searchDataPath)
  if (!answer.ok) throw new Error(`${searchDataPath} answered ${answer.status}`)
  kept = indexOf((await answer.json()) as HomesData)
  return kept
}

export type IndexState = { readonly index: Index | null; readonly failed: boolean; readonly retry: () => void }

/** The homes to search, as soon as there is something to search for. */
export const useIndex = (isWanted: boolean): IndexState => {
  const [index, setIndex] = useState(kept)
  const [failed, setFailed] = useState(false)
  const retry = useCallback(() => {
    setFailed(false)
    fetchIndex().then(setIndex, () => setFailed(true))
  }, [])
  const isMissing = isWanted && index === null
  useEffect(() => {
    if (isMissing) retry()
  }, [isMissing, retry])
  return { index, failed, retry }
}
