import type { HomesMapData } from "../../build/pages/homes-map.ts"
import { filled } from "../../domain/filled.ts"
import { written } from "./words.ts"

export type MapAreasProps = {
  readonly words: HomesMapData["words"]
  /** Names of the areas, by their place. */
  readonly names: readonly string[]
  /** The area of each home. */
  readonly areas: readonly number[]
  readonly homes: readonly number[]
  readonly onShow: (homes: readonly number[]) => void
}

/** What the map shows, in words: how many homes each area has. Each leads there on the map. */
export const MapAreas = ({ words, names, areas, homes, onShow }: MapAreasProps) => {
  const byArea = Map.groupBy(homes, (home) => areas[home] ?? 0)
  return (
    <ul aria-label={words.areas} className="chips">
      {[...byArea]
        .toSorted(([one, a], [other, b]) => b.length - a.length || (names[one] ?? "").localeCompare(names[other] ?? ""))
        .map(([area, inIt]) => (
          <li key={area}>
            <button type="button" className="chip" onClick={() => onShow(inIt)}>
              {filled(inIt.length === 1 ? words.areaOne : words.areaMany, {
                place: names[area] ?? "",
                count: written(inIt.length),
              })}
            </button>
          </li>
        ))}
    </ul>
  )
}
