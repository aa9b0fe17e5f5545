import { countText } from "../../../domain/count-text.ts"
import type { HomesMapData } from "../homes-map.data.ts"

export type MapAreasProps = {
  readonly words: HomesMapData["words"]
  readonly language: HomesMapData["language"]
  /** Names of the areas by index. */
  readonly names: readonly string[]
  /** Area index of each home. */
  readonly areas: readonly number[]
  readonly homes: readonly number[]
  readonly onShow: (homes: readonly number[]) => void
}

/** The map in words: the number of homes in each area, as a button that moves the map there. */
export const MapAreas = ({ words, language, names, areas, homes, onShow }: MapAreasProps) => {
  const byArea = Map.groupBy(homes, (home) => areas[home] ?? 0)
  return (
    <ul aria-label={words.areas} className="chips">
      {[...byArea]
        .toSorted(
          ([one, a], [other, b]) =>
            b.length - a.length || (names[one] ?? "").localeCompare(names[other] ?? "", language),
        )
        .map(([area, areaHomes]) => (
          <li key={area}>
            <button type="button" className="chip" onClick={() => onShow(areaHomes)}>
              {countText(areaHomes.length, words.areaOne, words.areaMany, { place: names[area] ?? "" })}
            </button>
          </li>
        ))}
    </ul>
  )
}
