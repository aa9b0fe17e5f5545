import { type ComponentType, useEffect, useState } from "react"
import { changeQuery, useQuery } from "../../../browser/navigation/query.ts"
import { areasIn, choiceFrom } from "../../../domain/neighbourhoods.ts"
import type { NeighbourhoodComparisonProps } from "../NeighbourhoodComparison/NeighbourhoodComparison.tsx"
import type { NeighbourhoodsPage } from "../neighbourhoods.data.ts"
import * as styles from "./NeighbourhoodChooser.module.css"

export type NeighbourhoodChooserProps = { readonly page: NeighbourhoodsPage }

const loadComparison = () =>
  import(
    /* webpackChunkName: "neighbourhood-comparison" */ "../NeighbourhoodComparison/NeighbourhoodComparison.tsx"
  ).then((module) => module.NeighbourhoodComparison)

/**
 * Native selects for two to four neighbourhoods are easier on phones than a custom control, find names by typing and
 * allow no fifth; the choice is in the address only.
 */
export const NeighbourhoodChooser = ({ page }: NeighbourhoodChooserProps) => {
  const { cities, comparison: words } = page
  const query = useQuery(page.path)
  const areas = cities.flatMap((city) => city.areas)
  const { codes, hasUnknown, hasTooMany } = choiceFrom(
    new URLSearchParams(query ?? ""),
    areas.map(({ code }) => code),
  )
  const [Comparison, setComparison] = useState<ComponentType<NeighbourhoodComparisonProps>>()
  const isCompared = codes.length > 1
  // A missing part reloads the page, which shows a message if the part stays missing.
  useEffect(() => {
    if (isCompared && !Comparison) void loadComparison().then((component) => setComparison(() => component))
  }, [isCompared, Comparison])

  const compare = (areaCodes: readonly string[]) => changeQuery(areasIn(areaCodes).slice(1), "push")
  const areasOf = (some: readonly string[]) => areas.filter(({ code }) => some.includes(code))
  return (
    <>
      <form aria-label={words.choose} className={styles.chooser} onSubmit={(event) => event.preventDefault()}>
        <fieldset>
          <legend>{words.choose}</legend>
          <p className="hint">{words.hint}</p>
          <div className={styles.slots}>
            {words.slots.map((label, slot) => (
              <div key={label} className="field">
                <label htmlFor={`area-${slot}`}>{label}</label>
                <select
                  id={`area-${slot}`}
                  value={codes[slot] ?? ""}
                  disabled={slot > codes.length}
                  onChange={({ target }) =>
                    compare(codes.toSpliced(slot, 1, target.value).filter((code) => code !== ""))
                  }
                >
                  <option value="">{words.none}</option>
                  {cities.map((city) => (
                    <optgroup key={city.name} label={city.name}>
                      {city.areas.map(({ code, name }) => (
                        <option key={code} value={code} disabled={codes.includes(code) && codes[slot] !== code}>
                          {name}
                        </option>
                      ))}
                    </optgroup>
                  ))}
                </select>
              </div>
            ))}
          </div>
        </fieldset>
        <div aria-live="polite">
          {hasUnknown && <p className="note caution">{words.unknown}</p>}
          {hasTooMany && <p className="note caution">{words.tooMany}</p>}
          {codes.length === 1 && <p className="note">{words.oneMore}</p>}
        </div>
      </form>
      <div className={styles.outcome}>
        {isCompared && Comparison && <Comparison page={page} codes={codes} onClear={() => compare([])} />}
        {!isCompared && words.suggestions.length > 0 && (
          <section aria-labelledby="suggestions" className={styles.suggestions}>
            <h2 id="suggestions">{words.suggestionsLabel}</h2>
            <ul>
              {words.suggestions.map(({ name, codes: some }) => (
                <li key={name}>
                  <button type="button" className="button quiet" onClick={() => compare(some)}>
                    <b>{name}</b>{" "}
                    <span>
                      {areasOf(some)
                        .map((area) => area.short)
                        .join(" · ")}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  )
}
