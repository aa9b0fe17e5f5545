import { useMemo } from "react"
import { RetryNotice } from "../../../base/RetryNotice/RetryNotice.tsx"
import { createLoader, useLoaded } from "../../../browser/create-loader.ts"
import { surroundings } from "../../../domain/map/surroundings.ts"
import { criteriaIn } from "../../../domain/search/criteria.ts"
import type { HomesMapData } from "../../map/homes-map.data.ts"
import type { Answer } from "../HomeSearch/search-stores.ts"
import * as styles from "./LiveSearch.module.css"
import { ask } from "./use-form.ts"

const code = createLoader(async () => {
  const { HomesMap } = await import(/* webpackChunkName: "homes-map" */ "../../map/HomesMap/HomesMap.island.tsx")
  return HomesMap
})

export type MapViewProps = {
  readonly map: HomesMapData
  readonly answer: Answer
  readonly onInView: (homes: ReadonlySet<number> | null) => void
}

/** The found homes on the map, or else those that almost fit, or a message until the map and the homes have loaded. */
export const MapView = ({ map, answer: { query, index, results }, onInView }: MapViewProps) => {
  const HomesMap = useLoaded(code, "")
  const { words } = map
  const areNear = results !== undefined && results.near.length > 0
  const near = useMemo(() => results?.near.map(({ home }) => home) ?? [], [results])
  const around = useMemo(
    () => (index && results?.homes.length === 0 ? surroundings(index.data, criteriaIn(query ?? "").place) : []),
    [index, results, query],
  )
  if (HomesMap === null) return <RetryNotice text={words.failed} retry={words.retry} onRetry={code.retry} />
  return HomesMap && index && results ? (
    <HomesMap
      map={map}
      data={index.data}
      homes={areNear ? near : results.homes}
      around={around}
      areNear={areNear}
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
