import type { HomesMapData } from "../../map/homes-map.data.ts"
import * as styles from "./HomeSearch.module.css"

export type ViewSwitchProps = {
  readonly words: HomesMapData["words"]
  readonly isMap: boolean
  readonly onChoose: (isMap: boolean) => void
}

export const ViewSwitch = ({ words, isMap, onChoose }: ViewSwitchProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and nothing is filled in here
  <div role="group" aria-label={words.view} className={styles.views}>
    <button type="button" aria-pressed={!isMap} onClick={() => onChoose(false)}>
      {words.asList}
    </button>{" "}
    <button type="button" aria-pressed={isMap} onClick={() => onChoose(true)}>
      {words.asMap}
    </button>
  </div>
)
