import { useRef } from "react"
import { fillIn } from "../../../domain/fill-in.ts"
import type { Criteria } from "../../../domain/search/criteria.ts"
import type { ActiveFilter } from "../../../domain/search/filters.ts"
import type { SearchForm } from "../search.data.ts"
import * as styles from "./LiveSearch.module.css"

export type FilterChipsProps = {
  readonly words: SearchForm["words"]
  readonly active: readonly ActiveFilter[]
  readonly onSearch: (criteria: Criteria) => void
  readonly onClear: () => void
  /** Called when the last filter, and so this list, disappears. */
  readonly onRemove: () => void
}

/** Active filters, each of which can be removed. */
export const FilterChips = ({ words, active, onSearch, onClear, onRemove }: FilterChipsProps) => {
  const list = useRef<HTMLUListElement>(null)
  // Moves the focus to the next chip or to "clear all", because the pressed chip disappears.
  const remove = (index: number, criteria: Criteria) => {
    const buttons = list.current?.querySelectorAll("button")
    if (active.length === 1) onRemove()
    else (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus()
    onSearch(criteria)
  }
  return (
    <ul ref={list} aria-label={words.active} className={`chips ${styles.chips}`}>
      {active.map(({ name, without }, index) => (
        <li key={name}>
          <button
            type="button"
            className="chip"
            aria-label={fillIn(words.remove, { filter: name })}
            onClick={() => remove(index, without)}
          >
            {name} <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={`chip ${styles.clear}`} onClick={onClear}>
          {words.clear}
        </button>
      </li>
    </ul>
  )
}
