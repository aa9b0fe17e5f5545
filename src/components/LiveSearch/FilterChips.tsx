import { useRef } from "react"
import type { SearchForm } from "../../build/pages/search.ts"
import { filled } from "../../domain/filled.ts"
import type { Criteria } from "../../domain/search/criteria.ts"
import type { ActiveFilter } from "../../domain/search/filters.ts"
import * as styles from "./LiveSearch.module.css"

export type FilterChipsProps = {
  readonly words: SearchForm["words"]
  readonly active: readonly ActiveFilter[]
  readonly onAsk: (criteria: Criteria) => void
  readonly onClear: () => void
  /** The last of them has been taken away, and all this with it. */
  readonly onGone: () => void
}

/** What is asked for, each to be taken away by itself. */
export const FilterChips = ({ words, active, onAsk, onClear, onGone }: FilterChipsProps) => {
  const list = useRef<HTMLUListElement>(null)
  // A chip takes the focus with it when it goes: the next one, or "clear all", has it then.
  const remove = (index: number, criteria: Criteria) => {
    const buttons = list.current?.querySelectorAll("button")
    if (active.length === 1) onGone()
    else (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus()
    onAsk(criteria)
  }
  return (
    <ul ref={list} aria-label={words.active} className={`chips ${styles.chips}`}>
      {active.map(({ name, without }, index) => (
        <li key={name}>
          <button
            type="button"
            className="chip"
            aria-label={filled(words.remove, { filter: name })}
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
