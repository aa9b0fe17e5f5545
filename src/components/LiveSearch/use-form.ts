import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react"
import { changeQuery } from "../../browser/query.ts"
import type { SearchForm } from "../../build/pages/search.ts"
import { showsMap, withView } from "../../domain/map/address.ts"
import { anyHome, type Criteria, criteriaFrom, queryOf } from "../../domain/search/criteria.ts"
import type { RangeErrors } from "../SearchFilters/SearchFilters.tsx"
import { readForm, withPlaceToggled, writeForm } from "./form.ts"

/** Milliseconds between a letter and the search for it: browsers take only so many changes of an address. */
const typingPause = 150

/** What a query asks for; what it says wrongly is left out. */
export const criteriaIn = (query: string): Criteria => criteriaFrom(new URLSearchParams(query))

/** What the address asks for at this moment, before anything is drawn again. */
const present = (): Criteria => criteriaIn(window.location.search)

const ask = (criteria: Criteria, how: "push" | "replace" = "push"): void => {
  const next = queryOf(criteria)
  if (next !== queryOf(present())) changeQuery(withView(next, showsMap(window.location.search)), how)
}

export type FormState = {
  readonly form: RefObject<HTMLFormElement | null>
  readonly errors: RangeErrors
  /** Whether the visitor has been at the form. */
  readonly touched: boolean
  readonly onTouch: () => void
  readonly onWrite: () => void
  readonly onChoose: () => void
  readonly onTogglePlace: (id: string) => void
  readonly ask: (criteria: Criteria) => void
  readonly clear: () => void
}

/**
 * The form edits the query of the address, and is written anew when something else has changed it: Back, a filter taken away,
 * a link.
 * @param query what the address asks for, in its one form
 */
export const useForm = (search: SearchForm, query: string): FormState => {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<RangeErrors>({})
  const [touched, setTouched] = useState(false)
  /** The query that the form says; null where it has said none yet, or has to be written again. */
  const own = useRef<string | null>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isTyping = useRef(false)

  const read = (how: "typing" | "choice") => {
    clearTimeout(pause.current)
    // Once the visitor has left the list, the address is another page's.
    if (!form.current || window.location.pathname !== search.path) return
    const reading = readForm(form.current, present(), search)
    // A number that is not finished yet is no mistake: it is one when the visitor leaves it.
    setErrors((shown) =>
      how === "choice"
        ? reading.errors
        : Object.fromEntries(Object.entries(reading.errors).filter(([name]) => name in shown)),
    )
    // A text is one choice: Back takes all of it away, and not its last letter.
    const isNew = how === "choice" || !isTyping.current
    isTyping.current = how === "typing"
    own.current = queryOf(reading.criteria)
    ask(reading.criteria, isNew ? "push" : "replace")
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is taken over
  useLayoutEffect(() => {
    if (!form.current) return
    const isFilledIn = [...new FormData(form.current).values()].some((value) => value !== "")
    // What the visitor has filled in before is theirs.
    writeForm(form.current, present(), true)
    own.current = queryOf(present())
    if (isFilledIn) read("choice")
    if (isFilledIn || form.current.contains(document.activeElement)) setTouched(true)
    return () => clearTimeout(pause.current)
  }, [])

  useEffect(() => {
    // Not what the HTML was made for, before the address has been looked at.
    if (!form.current || query === own.current || query !== queryOf(present())) return
    writeForm(form.current, criteriaIn(query))
    own.current = query
    setErrors({})
  }, [query])

  return {
    form,
    errors,
    touched,
    onTouch: () => setTouched(true),
    onWrite: () => {
      setTouched(true)
      clearTimeout(pause.current)
      pause.current = setTimeout(() => read("typing"), typingPause)
    },
    onChoose: () => read("choice"),
    onTogglePlace: (id) => {
      own.current = null
      ask(withPlaceToggled(present(), id))
    },
    ask,
    clear: () => {
      clearTimeout(pause.current)
      // Whatever it says: numbers that make no sense stand nowhere else.
      own.current = null
      ask({ ...anyHome, sort: present().sort })
    },
  }
}
