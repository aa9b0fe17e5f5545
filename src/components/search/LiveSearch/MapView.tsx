import { createLoader, useLoaded } from "../../../browser/create-loader.ts"
import type { HomesMapData } from "../../../site/search/homes-map.ts"
import { RetryNotice } from "../../base/RetryNotice/RetryNotice.tsx"
import type { Answer } from "../HomeSearch/search-stores.ts"
import * as styles from "./LiveSearch.module.css"

const code = createLoader(async () => {
  const { HomesMap } = await import(/* webpackChunkName: "homes-map" */ "../../map/HomesMap/HomesMap.tsx")
  return HomesMap
})

export type MapViewProps = { readonly map: HomesMapData; readonly answer: Answer }

/** The found homes on the map, or a message until the map and the homes have loaded. */
export const MapView = ({ map, answer: { index, results } }: MapViewProps) => {
  const HomesMap = useLoaded(code, "")
  const { words } = map
  if (HomesMap === null) return <RetryNotice text={words.failed} retry={words.retry} onRetry={code.retry} />
  return HomesMap && index && results ? (
    <HomesMap map={map} data={index.data} homes={results.homes} />
  ) : (
    <p role="status" className={styles.mapLoading}>
      {words.loading}
    </p>
  )
}
