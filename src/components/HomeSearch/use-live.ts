import { useCallback, useEffect, useState } from "react"
import { searchDataPath } from "../../domain/paths.ts"
import type * as LiveModule from "../LiveSearch/live.ts"

/** The code that searches, and the homes that it searches. */
export type Live = typeof LiveModule & ReturnType<typeof LiveModule.searchIn>

/** Kept while the visitor is on the site: the list that they come back to is there at once. */
let ready: Live | null = null

const load = async (): Promise<Live> => {
  const data = fetch(searchDataPath).then((answer) => {
    if (!answer.ok) throw new Error(`${searchDataPath} answered ${answer.status}`)
    return answer.json()
  })
  // Only to be dealt with below, where the script comes first.
  data.catch(() => {})
  const live = await import(/* webpackChunkName: "live-search" */ "../LiveSearch/live.ts")
  ready = { ...live, ...live.searchIn(await data) }
  return ready
}

export type LiveState = { readonly live: Live | null; readonly failed: boolean; readonly retry: () => void }

/** Loads what a search needs as soon as there is one. */
export const useLive = (isWanted: boolean): LiveState => {
  const [live, setLive] = useState(ready)
  const [failed, setFailed] = useState(false)
  const retry = useCallback(() => {
    setFailed(false)
    load().then(setLive, () => setFailed(true))
  }, [])
  const isMissing = isWanted && live === null
  useEffect(() => {
    if (isMissing) retry()
  }, [isMissing, retry])
  return { live, failed, retry }
}
