import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react"
import type { PlaceOption, SearchForm } from "../../build/pages/search.ts"
import { folded } from "../../domain/search/homes.ts"
import * as styles from "./SearchFilters.module.css"

export type PlaceFieldProps = {
  readonly search: SearchForm
  /** Ids of the places that are chosen. */
  readonly chosen: readonly string[]
  readonly counts: Readonly<Record<string, number>> | undefined
  /** Adds a place, or takes it away where it is chosen. */
  readonly onToggle: (id: string) => void
}

/** Places with a word that begins with what was written, in any language of the market. */
const suggestionsFor = (places: readonly PlaceOption[], text: string): readonly PlaceOption[] => {
  const wanted = ` ${folded(text)}`
  return places.filter(({ names }) => names.some((name) => ` ${folded(name)}`.includes(wanted)))
}

/**
 * A combobox as the ARIA Authoring Practices describe it (list autocomplete, manual selection). The field is the same element
 * from the first paint on: what is written before scripts are there stays.
 */
export const PlaceField = ({ search: { places, words }, chosen, counts, onToggle }: PlaceFieldProps) => {
  const id = useId()
  /** Null while no suggestions are shown. */
  const [text, setText] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const found = text === null ? [] : suggestionsFor(places, text)
  const isOpen = text !== null
  const field = useRef<HTMLInputElement>(null)
  // Somebody may be writing already when the field comes alive.
  useEffect(() => {
    if (field.current === document.activeElement && field.current?.value) setText(field.current.value)
  }, [])

  const show = (value: string | null) => {
    setText(value)
    setActive(-1)
  }
  const choose = (place: PlaceOption) => {
    if (field.current) field.current.value = ""
    show(null)
    onToggle(place.value)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      if (!isOpen) {
        show(input.value)
        setActive(step > 0 ? 0 : suggestionsFor(places, input.value).length - 1)
      } else if (found.length > 0)
        setActive((active + step + found.length + (active < 0 && step < 0 ? 1 : 0)) % found.length)
    } else if (event.key === "Escape" && (isOpen || input.value !== "")) {
      event.preventDefault()
      if (!isOpen) input.value = ""
      show(null)
    } else if (event.key === "Enter" && isOpen) {
      // Whoever writes a name and presses Enter means the place that it is the only one of.
      const place = found[active] ?? (found.length === 1 ? found[0] : undefined)
      event.preventDefault()
      if (place) choose(place)
    } else if (event.key === "Tab") show(null)
  }

  return (
    <div className={styles.field}>
      <label htmlFor={`${id}place`}>{words.place}</label>
      <div className={styles.combobox}>
        <input
          ref={field}
          type="text"
          id={`${id}place`}
          name="place-text"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}places`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 && found[active] ? `${id}${found[active].value}` : undefined}
          aria-describedby={`${id}hint`}
          autoCapitalize="words"
          spellCheck={false}
          onChange={({ currentTarget }) => show(currentTarget.value)}
          onClick={({ currentTarget }) => show(currentTarget.value)}
          onBlur={() => show(null)}
          onKeyDown={onKeyDown}
        />
        <div id={`${id}places`} role="listbox" aria-label={words.places} aria-multiselectable hidden={!isOpen}>
          {found.map((place, index) => {
            const { value, label, count } = place
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the combobox has the focus and the keys
              <div
                key={value}
                id={`${id}${value}`}
                role="option"
                aria-selected={chosen.includes(value)}
                data-active={index === active || undefined}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(place)}
              >
                <span>{label}</span> <span className={styles.count}>({counts?.[value] ?? count})</span>
              </div>
            )
          })}
        </div>
        {isOpen && found.length === 0 && <p className={styles.noPlaces}>{words.noPlaces}</p>}
      </div>
      <p id={`${id}hint`} className={styles.hint}>
        {words.placeHint}
      </p>
    </div>
  )
}
