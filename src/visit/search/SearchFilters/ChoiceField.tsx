import type { ChoiceFilter } from "../search.data.ts"
import * as styles from "./SearchFilters.module.css"

export type ChoiceFieldProps = {
  readonly filter: ChoiceFilter
  /** Number of homes that each choice leaves; before the first search, of all homes. */
  readonly counts: Readonly<Record<string, number>> | undefined
}

export const ChoiceField = ({ filter: { name, label, options }, counts }: ChoiceFieldProps) => (
  <fieldset aria-label={label} className={styles.field}>
    <legend>{label}</legend>
    <div className={styles.choices} data-name={name}>
      {options.map(({ value, label, count: all }) => {
        const count = counts ? (counts[value] ?? 0) : all
        return (
          <label key={value} data-empty={count === 0 || undefined}>
            <input type="checkbox" name={name} value={value} />
            <span>{label}</span> <span className={styles.count}>{count === null ? "" : `(${count})`}</span>
          </label>
        )
      })}
    </div>
  </fieldset>
)
