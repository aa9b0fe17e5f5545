import { Link, navigate } from "gatsby"
import type { FormEvent } from "react"
import type { SearchBoxData } from "../../../site/search/search-box.ts"
import * as styles from "./SearchBox.module.css"

export type SearchBoxProps = { readonly search: SearchBoxData }

const optionsOf = (options: readonly { readonly value: string; readonly name: string }[]) =>
  options.map(({ value, name }) => (
    <option key={value} value={value}>
      {name}
    </option>
  ))

/** Last search in this document, which Back from the list finds chosen. */
const answers = new Map<string, string>()

/** Sends only the chosen values, because empty ones would litter the address. */
const submit = (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault()
  const form = event.currentTarget
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    answers.set(name, String(value))
    if (value !== "") query.append(name, String(value))
  }
  // Commas are easier to read than %2C, and the listings page writes them too.
  const text = query.toString().replaceAll("%2C", ",")
  navigate(form.getAttribute("action") + (text && `?${text}`))
}

/**
 * Leads from the front page into a search; without scripts the browser sends the form, and the list shows every home.
 */
export const SearchBox = ({ search: { label, action, shortcuts, ...search } }: SearchBoxProps) => (
  <>
    <search>
      <form action={action} aria-label={label} onSubmit={submit} className={styles.box}>
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
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  </>
)
