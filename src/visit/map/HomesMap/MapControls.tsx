import type { HomesMapData } from "../homes-map.data.ts"
import * as styles from "./HomesMap.module.css"

const directions = [
  { name: "west", direction: [-1, 0], path: "M14 5l-7 7 7 7" },
  { name: "north", direction: [0, -1], path: "M5 14l7-7 7 7" },
  { name: "south", direction: [0, 1], path: "M5 10l7 7 7-7" },
  { name: "east", direction: [1, 0], path: "M10 5l7 7-7 7" },
] as const

const Sign = ({ path }: { readonly path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
)

export type ZoomButtonsProps = {
  readonly words: HomesMapData["words"]
  readonly nearest: boolean
  readonly farthest: boolean
  readonly onZoom: (factor: number) => void
  readonly onFit: () => void
}

/** Zooms without pinching; a disabled button keeps the focus. */
export const ZoomButtons = ({ words, nearest, farthest, onZoom, onFit }: ZoomButtonsProps) => (
  <div className={styles.zoom}>
    <button type="button" aria-label={words.zoomIn} aria-disabled={nearest} onClick={() => nearest || onZoom(0.5)}>
      <Sign path="M12 5v14M5 12h14" />
    </button>
    <button type="button" aria-label={words.zoomOut} aria-disabled={farthest} onClick={() => farthest || onZoom(2)}>
      <Sign path="M5 12h14" />
    </button>
    <button type="button" aria-label={words.fit} onClick={onFit}>
      <Sign path="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
    </button>
  </div>
)

export type MoveButtonsProps = {
  readonly words: HomesMapData["words"]
  readonly onMove: (direction: readonly [number, number]) => void
}

/** Moves the map without dragging. */
export const MoveButtons = ({ words, onMove }: MoveButtonsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields
  <div role="group" aria-label={words.move} className={styles.compass}>
    {directions.map(({ name, direction, path }) => (
      <button key={name} type="button" aria-label={words[name]} onClick={() => onMove(direction)}>
        <Sign path={path} />
      </button>
    ))}
  </div>
)
