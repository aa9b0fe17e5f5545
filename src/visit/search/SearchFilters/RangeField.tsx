import { useId } from "react"
import type { RangeFilter } from "../search.data.ts"
import * as styles from "./SearchFilters.module.css"

export type RangeFieldProps = {
  readonly filter: RangeFilter
  readonly least: string
  readonly most: string
  readonly error: string | undefined
}

export const RangeField = ({ filter: { name, label, unit }, least, most, error }: RangeFieldProps) => {
  const id = useId()
  const caption = unit ? `${label} (${unit})` : label
  const end = (which: string, hint: string) => (
    <label>
      <span>{hint}</span>
      <input
        type="text"
        inputMode="decimal"
        name={`${name}.${which}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}error` : undefined}
      />
    </label>
  )
  return (
    <fieldset aria-label={caption} className={styles.field}>
      <legend>{caption}</legend>
      <div className={styles.range}>
        {end("least", least)}
        {end("most", most)}
      </div>
      {error && (
        <p id={`${id}error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
