import { useEffect, useLayoutEffect, useRef, useState } from "react"
import { changeQuery } from "../../../browser/navigation/query.ts"
import { showsMap, withView } from "../../../domain/map/address.ts"
import { searchDataPath } from "../../../domain/paths.ts"
import { anyHome, type Criteria, criteriaIn, queryOf } from "../../../domain/search/criteria.ts"
import type { SearchForm } from "../search.data.ts"
import { type RangeErrors, readForm, withPlaceToggled, writeForm, writeNumbers } from "./form.ts"
import { indexes } from "./loaders.ts"

/** Delay (ms) between a letter and its search, because browsers limit the changes of an address. */
const typingPauseMs = 150

/** Criteria in the current address, before React renders again. */
const currentCriteria = (): Criteria => criteriaIn(window.location.search)

/** Writes criteria into the address. */
export const ask = (criteria: Criteria, how: "push" | "replace" = "push"): void => {
  const next = queryOf(criteria)
  if (next !== queryOf(currentCriteria())) changeQuery(withView(next, showsMap(window.location.search)), how)
}

/** Whether the visitor types in an element instead of choosing with it. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === "text"

/** Begins to load the homes, which a search will need. */
const loadHomes = () => void indexes.load(searchDataPath)

export type FormState = ReturnType<typeof useForm>

/**
 * The form edits the query of the address, and is filled again when Back, a removed filter or a link changes it.
 * @param query the query in its normal form
 */
export const useForm = (search: SearchForm, query: string) => {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<RangeErrors>({})
  /** Query that the form shows; null before the first, or if the form has to be filled again. */
  const ownQuery = useRef<string | null>(null)
  const typingTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isTyping = useRef(false)

  const readFields = (how: "typing" | "choice") => {
    clearTimeout(typingTimer.current)
    // After the visitor has left the list, the address belongs to another page.
    if (!form.current || window.location.pathname !== search.path) return
    const reading = readForm(form.current, currentCriteria(), search)
    // An unfinished number becomes an error only when the visitor leaves its field.
    setErrors((visibleErrors) =>
      how === "choice"
        ? reading.errors
        : Object.fromEntries(Object.entries(reading.errors).filter(([name]) => name in visibleErrors)),
    )
    if (how === "choice") writeNumbers(form.current, reading)
    // A text is one history entry, so that Back removes all of it and not its last letter.
    const isNew = how === "choice" || !isTyping.current
    isTyping.current = how === "typing"
    ownQuery.current = queryOf(reading.criteria)
    ask(reading.criteria, isNew ? "push" : "replace")
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is taken over
  useLayoutEffect(() => {
    if (!form.current) return
    const hasValue = [...new FormData(form.current).values()].some((value) => value !== "")
    // Keeps what the visitor filled in before hydration.
    writeForm(form.current, currentCriteria(), true)
    ownQuery.current = queryOf(currentCriteria())
    if (hasValue) readFields(isTextField(document.activeElement) ? "typing" : "choice")
    if (hasValue || form.current.contains(document.activeElement)) loadHomes()
    return () => clearTimeout(typingTimer.current)
  }, [])

  useEffect(() => {
    // Ignores the query that the HTML was built for, until the address has been read.
    if (!form.current || query === ownQuery.current || query !== queryOf(currentCriteria())) return
    writeForm(form.current, criteriaIn(query))
    ownQuery.current = query
    setErrors({})
  }, [query])

  return {
    form,
    errors,
    onInteraction: loadHomes,
    onWrite: () => {
      loadHomes()
      clearTimeout(typingTimer.current)
      typingTimer.current = setTimeout(() => readFields("typing"), typingPauseMs)
    },
    onChoose: () => readFields("choice"),
    onTogglePlace: (id: string) => {
      ownQuery.current = null
      ask(withPlaceToggled(currentCriteria(), id))
    },
    clear: () => {
      clearTimeout(typingTimer.current)
      // Fills the form again in any case, because invalid numbers are in no address.
      ownQuery.current = null
      ask({ ...anyHome, sort: currentCriteria().sort })
    },
  }
}
