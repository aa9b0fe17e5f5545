import { Link, navigate } from "gatsby"
import { type FormEvent, useEffect, useRef, useState } from "react"
import type { SearchBoxData } from "../search-box.data.ts"
import * as styles from "./SearchBox.module.css"

export type SearchBoxProps = { readonly search: SearchBoxData }

const optionsOf = (options: readonly { readonly value: string; readonly name: string }[]) =>
  options.map(({ value, name }) => (
    <option key={value} value={value}>
      {name}
    </option>
  ))

/** Last choices in this document, which Back from the list finds again. */
const answers = new Map<string, string>()

/** Writes only the chosen values, because empty ones would litter the address. */
const queryIn = (form: HTMLFormElement): string => {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    answers.set(name, String(value))
    if (value !== "") query.append(name, String(value))
  }
  // Commas are easier to read than %2C, and the listings page writes them too.
  return query.toString().replaceAll("%2C", ",")
}

/**
 * Leads from the front page into a search; without scripts the browser sends the form, and the list shows every home.
 */
export const SearchBox = ({ search: { label, action, shortcuts, ...search } }: SearchBoxProps) => {
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState("")
  // The visitor may have chosen before hydration, or before Back.
  useEffect(() => {
    if (form.current) setChosen(queryIn(form.current))
  }, [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = queryIn(event.currentTarget)
    navigate(action + (query && `?${query}`))
  }
  return (
    <>
      <search>
        <form
          ref={form}
          action={action}
          aria-label={label}
          onSubmit={submit}
          onChange={({ currentTarget }) => setChosen(queryIn(currentTarget))}
          className={styles.box}
        >
          {search.questions.map(({ name, label, any, groups, options }) => (
            <label key={name}>
              <span>{label}</span>
              <select name={name} defaultValue={answers.get(name)}>
                <option value="">{any}</option>
                {groups.map((group) => (
                  <optgroup key={group.name} label={group.name}>
                    {optionsOf(group.options)}
                  </optgroup>
                ))}
                {optionsOf(options)}
              </select>
            </label>
          ))}
          <button type="submit" className="button">
            {search.submit}
          </button>
        </form>
      </search>
      <nav aria-label={shortcuts.label} className={styles.shortcuts}>
        <ul>
          {shortcuts.links.map(({ name, path }) => (
            <li key={path}>
              <Link to={chosen ? path.replace("?", `?${chosen}&`) : path}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
