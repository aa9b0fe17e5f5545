import { useId, useRef } from "react"
import { Combobox } from "../../../base/Combobox/Combobox.tsx"
import { normaliseText } from "../../../domain/search/homes.ts"
import type { PlaceOption, SearchForm } from "../search.data.ts"
import * as styles from "./SearchFilters.module.css"

export type PlaceFieldProps = {
  readonly search: SearchForm
  /** Ids of the chosen places. */
  readonly chosen: readonly string[]
  readonly counts: Readonly<Record<string, number>> | undefined
  /** Adds a place, or removes it if it is chosen. */
  readonly onToggle: (id: string) => void
}

/** Places with a word that begins with the text, in any language of the market; first those with the same accents. */
const suggestionsFor = (places: readonly PlaceOption[], text: string): readonly PlaceOption[] => {
  const searchText = ` ${normaliseText(text)}`
  const exactText = ` ${text.trim().toLowerCase()}`
  const isExact = ({ names }: PlaceOption) => names.some((name) => ` ${name.toLowerCase()}`.includes(exactText))
  const found = places.filter(({ names }) => names.some((name) => ` ${normaliseText(name)}`.includes(searchText)))
  return [...found.filter(isExact), ...found.filter((place) => !isExact(place))]
}

export const PlaceField = ({ search: { places, words }, chosen, counts, onToggle }: PlaceFieldProps) => {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.field}>
      <label htmlFor={`${id}place`}>{words.place}</label>
      <Combobox
        id={`${id}place`}
        name="place-text"
        field={field}
        describedBy={`${id}hint`}
        list={words.places}
        none={words.noPlaces}
        count={{ one: words.suggestionOne, many: words.suggestionMany }}
        isMultiple
        suggestionsFor={(text) => suggestionsFor(places, text)}
        keyOf={({ value }) => value}
        isChosen={({ value }) => chosen.includes(value)}
        onChoose={({ value }) => {
          if (field.current) field.current.value = ""
          onToggle(value)
        }}
      >
        {({ label, value, count }) => (
          <>
            <span>{label}</span> <span className={styles.count}>({counts?.[value] ?? count})</span>
          </>
        )}
      </Combobox>
      <p id={`${id}hint`} className={styles.hint}>
        {words.placeHint}
      </p>
    </div>
  )
}
