import { type ComponentType, useEffect, useState } from "react"
import { changeQuery, useQuery } from "../../browser/query.ts"
import type { NeighbourhoodsPage } from "../../build/pages/neighbourhoods.ts"
import { areasIn, choiceFrom } from "../../domain/neighbourhoods.ts"
import type { NeighbourhoodComparisonProps } from "../NeighbourhoodComparison/NeighbourhoodComparison.tsx"
import * as styles from "./NeighbourhoodChooser.module.css"

export type NeighbourhoodChooserProps = { readonly page: NeighbourhoodsPage }

const comparison = () =>
  import(
    /* webpackChunkName: "neighbourhood-comparison" */ "../NeighbourhoodComparison/NeighbourhoodComparison.tsx"
  ).then((module) => module.NeighbourhoodComparison)

/**
 * Two to four neighbourhoods by one list each: a list of the device's own is easier to use on a phone than anything that can
 * be built, finds names as they are typed, and takes no fifth. What is chosen stands in the address and nowhere else.
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
  // A part that is missing is asked for by loading the page anew, and told by the page where it stays away.
  useEffect(() => {
    if (isCompared && !Comparison) void comparison().then((component) => setComparison(() => component))
  }, [isCompared, Comparison])

  const compare = (chosen: readonly string[]) => changeQuery(areasIn(chosen).slice(1), "push")
  const named = (some: readonly string[]) => areas.filter(({ code }) => some.includes(code))
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
        {isCompared ? (
          Comparison && <Comparison page={page} codes={codes} onClear={() => compare([])} />
        ) : (
          <section aria-labelledby="suggestions" className={styles.suggestions}>
            <h2 id="suggestions">{words.suggestionsLabel}</h2>
            <ul>
              {words.suggestions.map(({ name, codes: some }) => (
                <li key={name}>
                  <button type="button" className="button quiet" onClick={() => compare(some)}>
                    <b>{name}</b>{" "}
                    <span>
                      {named(some)
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
