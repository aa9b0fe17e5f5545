import { useEffect, useId, useRef } from "react"
import type { Results } from "../../../domain/search/search.ts"
import { type FormState, isTextField } from "../LiveSearch/use-form.ts"
import type { ChoiceFilter, RangeFilter, SearchForm } from "../search.data.ts"
import { ChoiceField } from "./ChoiceField.tsx"
import { PlaceField } from "./PlaceField.tsx"
import { RangeField } from "./RangeField.tsx"
import * as styles from "./SearchFilters.module.css"

export type SearchFiltersProps = {
  readonly search: SearchForm
  readonly formId: string
  readonly form: FormState
  readonly chosenPlaces: readonly string[]
  readonly counts: Results["counts"] | undefined
  /** Label of the button that leads to the homes, with their number. */
  readonly show: string
  readonly activeCount: number
  readonly onShow: () => void
}

/** Edits the query of the address with native fields, which work before any script loads. */
export const SearchFilters = (props: SearchFiltersProps) => {
  const { search, formId, counts } = props
  const { form, errors, onInteraction, onWrite, onChoose, onTogglePlace } = props.form
  const { words } = search
  const textId = useId()
  const sheet = useRef<HTMLDetailsElement>(null)
  const more = useRef<HTMLDetailsElement>(null)
  /** Beside the list, the groups would open below the end of the form's own window. */
  const showMore = () => {
    if (more.current?.open) more.current.scrollIntoView({ block: "nearest" })
  }
  // They may have been opened before hydration.
  useEffect(showMore, [])
  const field = (filter: RangeFilter | ChoiceFilter) =>
    filter.kind === "range" ? (
      <RangeField key={filter.name} filter={filter} least={words.least} most={words.most} error={errors[filter.name]} />
    ) : (
      filter.options.length > 0 && <ChoiceField key={filter.name} filter={filter} counts={counts?.[filter.name]} />
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari knows no search element before 17
    <form
      ref={form}
      id={formId}
      role="search"
      aria-label={words.label}
      autoComplete="off"
      className={styles.form}
      onFocus={onInteraction}
      onPointerDown={onInteraction}
      onInput={({ target }) => {
        if (isTextField(target)) onWrite()
        else onChoose()
      }}
      onBlur={({ target }) => {
        if (isTextField(target)) onChoose()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        onChoose()
        if (sheet.current) sheet.current.open = false
        props.onShow()
      }}
    >
      {/* The homes come after some thirty fields. */}
      <button type="submit" className={`button ${styles.toHomes}`}>
        {props.show}
      </button>
      <PlaceField search={search} chosen={props.chosenPlaces} counts={counts?.place} onToggle={onTogglePlace} />
      <details ref={sheet} className={styles.sheet}>
        <summary>
          {words.filters} {props.activeCount > 0 && <span className={styles.active}>{props.activeCount}</span>}
        </summary>
        <div className={styles.fields}>
          <div className={styles.field}>
            <label htmlFor={textId}>{words.text}</label>
            <input type="text" id={textId} name="q" enterKeyHint="search" />
          </div>
          {search.filters.map(field)}
          <details ref={more} className={styles.more} onToggle={showMore}>
            <summary>{words.moreFilters}</summary>
            {search.moreFilters.map(field)}
          </details>
          <div className={styles.done}>
            <button type="submit" className="button">
              {props.show}
            </button>
          </div>
        </div>
      </details>
    </form>
  )
}
