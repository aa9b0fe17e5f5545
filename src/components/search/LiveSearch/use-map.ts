import { useCallback, useEffect, useState } from "react"
import type { HomesMap } from "../../map/HomesMap/HomesMap.tsx"

type MapComponent = typeof HomesMap

/** Cached while the document lives. */
let loadedMap: MapComponent | null = null

const loadMap = async (): Promise<MapComponent> => {
  const module = await import(/* webpackChunkName: "homes-map" */ "../../map/HomesMap/HomesMap.tsx")
  loadedMap = module.HomesMap
  return loadedMap
}

export type MapState = { readonly Component: MapComponent | null; readonly failed: boolean; readonly retry: () => void }

export const useMap = (isWanted: boolean): MapState => {
  const [Component, setComponent] = useState<MapComponent | null>(() => loadedMap)
  const [failed, setFailed] = useState(false)
  const retry = useCallback(() => {
    setFailed(false)
    loadMap().then(
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
