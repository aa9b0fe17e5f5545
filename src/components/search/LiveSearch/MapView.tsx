import { createLoader, useLoaded } from "../../../browser/create-loader.ts"
import { criteriaIn } from "../../../domain/search/criteria.ts"
import type { HomesMapData } from "../../../site/search/homes-map.ts"
import { RetryNotice } from "../../base/RetryNotice/RetryNotice.tsx"
import type { Answer } from "../HomeSearch/search-stores.ts"
import * as styles from "./LiveSearch.module.css"
import { ask } from "./use-form.ts"

const code = createLoader(async () => {
  const { HomesMap } = await import(/* webpackChunkName: "homes-map" */ "../../map/HomesMap/HomesMap.tsx")
  return HomesMap
})

export type MapViewProps = {
  readonly map: HomesMapData
  readonly answer: Answer
  readonly onInView: (homes: ReadonlySet<number> | null) => void
}

/** The found homes on the map, or a message until the map and the homes have loaded. */
export const MapView = ({ map, answer: { query, index, results }, onInView }: MapViewProps) => {
  const HomesMap = useLoaded(code, "")
  const { words } = map
  if (HomesMap === null) return <RetryNotice text={words.failed} retry={words.retry} onRetry={code.retry} />
  return HomesMap && index && results ? (
    <HomesMap
      map={map}
      data={index.data}
      homes={results.homes}
      area={criteriaIn(query ?? "").within}
      onInView={onInView}
      onDraw={(within) => ask({ ...criteriaIn(query ?? ""), within })}
    />
  ) : (
    <p role="status" className={styles.mapLoading}>
      {words.loading}
    </p>
  )
}
