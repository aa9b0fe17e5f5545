import { useCallback, useEffect, useState } from "react"
import type { HomesMap } from "../HomesMap/HomesMap.tsx"

type MapComponent = typeof HomesMap

/** Kept while the visitor is on the site. */
let ready: MapComponent | null = null

const load = async (): Promise<MapComponent> => {
  const loaded = await import(/* webpackChunkName: "homes-map" */ "../HomesMap/HomesMap.tsx")
  ready = loaded.HomesMap
  return ready
}

export type MapState = { readonly Component: MapComponent | null; readonly failed: boolean; readonly retry: () => void }

/** Loads the map as soon as it is asked for. */
export const useMap = (isWanted: boolean): MapState => {
  const [Component, setComponent] = useState<MapComponent | null>(() => ready)
  const [failed, setFailed] = useState(false)
  const retry = useCallback(() => {
    setFailed(false)
    load().then(
      (component) => setComponent(() => component),
      () => setFailed(true),
    )
  }, [])
  const isMissing = isWanted && Component === null
  useEffect(() => {
    if (isMissing) retry()
  }, [isMissing, retry])
  return { Component, failed, retry }
}
