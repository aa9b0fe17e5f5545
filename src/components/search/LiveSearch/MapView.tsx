import type { HomesData } from "../../../domain/search/homes.ts"
import type { ListingsPage } from "../../../site/search/listings.ts"
import { RetryNotice } from "../../base/RetryNotice/RetryNotice.tsx"
import * as styles from "./LiveSearch.module.css"
import type { MapState } from "./use-map.ts"

export type MapViewProps = {
  readonly map: MapState
  readonly search: NonNullable<ListingsPage["search"]>
  /** Undefined until the homes can be searched. */
  readonly data: HomesData | undefined
  readonly homes: readonly number[] | undefined
}

/** The found homes on the map, or a message until the map has loaded. */
export const MapView = ({ map: { Component, failed, retry }, search, data, homes }: MapViewProps) => {
  const { words } = search.map
  if (failed) return <RetryNotice text={words.failed} retry={words.retry} onRetry={retry} />
  return Component && data && homes ? (
    <Component map={search.map} data={data} homes={homes} />
  ) : (
    <p role="status" className={styles.mapComing}>
      {words.loading}
    </p>
  )
}
