import { useCallback, useEffect, useState } from "react"
import { fetchJson } from "../../../browser/remote.ts"
import { searchDataPath } from "../../../domain/paths.ts"
import type { HomesData } from "../../../domain/search/homes.ts"
import { type Index, indexOf } from "../../../domain/search/search.ts"

/** Cached while the document lives, so that a return to the list needs no loading. */
let loadedIndex: Index | null = null

const fetchIndex = async (): Promise<Index> => {
  loadedIndex = indexOf(await fetchJson<HomesData>(searchDataPath))
  return loadedIndex
}

type IndexState = { readonly index: Index | null; readonly failed: boolean; readonly retry: () => void }

/** Loads the searchable homes once a search needs them. */
export const useIndex = (isWanted: boolean): IndexState => {
  const [index, setIndex] = useState(loadedIndex)
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
