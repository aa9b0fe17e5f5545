import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useState } from "react"
import { useAnnouncement } from "../../browser/announcement.ts"
import { countText } from "../../domain/count-text.ts"
import * as styles from "./Combobox.module.css"

export type ComboboxProps<Option> = {
  readonly id: string
  readonly name: string
  readonly field: RefObject<HTMLInputElement | null>
  readonly initial?: string
  readonly autoComplete?: string
  readonly autoCapitalize?: "none" | "words"
  readonly describedBy?: string | undefined
  readonly isInvalid?: boolean
  /** Name of the list. */
  readonly list: string
  /** Shown if nothing is found. */
  readonly none: string
  /** Announces the number of suggestions. */
  readonly count: { readonly one: string; readonly many: string }
  readonly isMultiple?: boolean
  /** Whether it acts as a combobox; before hydration it is a plain text field. */
  readonly isAlive?: boolean
  /** Undefined until the options are known. */
  readonly suggestionsFor: ((text: string) => readonly Option[]) | undefined
  readonly keyOf: (option: Option) => string
  readonly isChosen: (option: Option) => boolean
  /** Also has to set the text that stays in the field. */
  readonly onChoose: (option: Option) => void
  readonly children: (option: Option) => ReactNode
}

/**
 * The combobox of the ARIA Authoring Practices (list autocomplete, manual selection); its input is in the HTML, so text
 * that is typed before hydration stays.
 */
export const Combobox = <Option,>({
  id,
  name,
  field,
  initial = "",
  autoComplete = "off",
  autoCapitalize = "words",
  describedBy,
  isInvalid = false,
  list,
  none,
  count,
  isMultiple = false,
  isAlive = true,
  suggestionsFor,
  keyOf,
  isChosen,
  onChoose,
  children,
}: ComboboxProps<Option>) => {
  /** Null while no suggestions are wanted. */
  const [text, setText] = useState<string | null>(null)
  /** Index in the list; null means that of the chosen option. */
  const [place, setPlace] = useState<number | null>(-1)
  const isOpen = text !== null && suggestionsFor !== undefined
  const suggestions = isOpen ? suggestionsFor(text) : []
  const found = suggestions.length
  const announcement = useAnnouncement(
    isOpen ? (found === 0 ? none : countText(found, count.one, count.many)) : "",
    text,
  )
  const activeIndex = place ?? suggestions.findIndex(isChosen)
  const activeId = suggestions[activeIndex] && `${id}-${keyOf(suggestions[activeIndex])}`
  // The visitor may be typing already at hydration.
  useEffect(() => {
    const input = field.current
    if (input && input === document.activeElement && input.value !== initial) setText(input.value)
  }, [field, initial])
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: "nearest" })
  }, [activeId])

  const show = (value: string | null, place: number | null = -1) => {
    setText(value)
    setPlace(place)
  }
  const choose = (option: Option) => {
    show(null)
    onChoose(option)
  }
  /** Chooses the only place that is suggested for a text, unless it is chosen: the form would remove it. */
  const leave = () => {
    const [only, another] = suggestions
    if (isMultiple && text && only && !another && !isChosen(only)) choose(only)
    else show(null)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      if (!isOpen) {
        // A list that is opened before the options are known appears as soon as they are.
        const all = suggestionsFor?.(input.value) ?? []
        const isKnown = !suggestionsFor || (!isMultiple && all.some(isChosen))
        show(input.value, isKnown ? null : step > 0 ? 0 : all.length - 1)
      } else if (found > 0) setPlace((activeIndex + step + found + (activeIndex < 0 && step < 0 ? 1 : 0)) % found)
    } else if (event.key === "Escape" && (isOpen || input.value !== "")) {
      event.preventDefault()
      if (!isOpen) input.value = ""
      show(null)
    } else if (event.key === "Enter" && isOpen) {
      // Enter chooses the only suggestion, without an arrow key.
      const option = suggestions[activeIndex] ?? (found === 1 ? suggestions[0] : undefined)
      event.preventDefault()
      if (option) choose(option)
    }
  }

  return (
    <div className={styles.combobox}>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: they come with the role that they belong to */}
      <input
        ref={field}
        type="text"
        id={id}
        name={name}
        defaultValue={initial}
        role={isAlive ? "combobox" : undefined}
        aria-expanded={isAlive ? isOpen : undefined}
        aria-controls={isAlive ? `${id}-list` : undefined}
        aria-autocomplete={isAlive ? "list" : undefined}
        aria-activedescendant={activeId}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        autoComplete={autoComplete}
        autoCapitalize={autoCapitalize}
        spellCheck={false}
        // Autofill opens no list, because no focus would leave the field and close it.
        onChange={({ currentTarget }) => currentTarget === document.activeElement && show(currentTarget.value)}
        onClick={({ currentTarget }) => show(currentTarget.value, isMultiple ? -1 : null)}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={list}
        aria-multiselectable={isMultiple}
        // Keeps a scrollable list out of the tab order.
        tabIndex={-1}
        hidden={!isOpen}
        // Keeps the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {suggestions.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the combobox has the focus and the keys
          <div
            key={keyOf(option)}
            id={`${id}-${keyOf(option)}`}
            role="option"
            aria-selected={isChosen(option)}
            data-active={index === activeIndex || undefined}
            onClick={() => choose(option)}
          >
            {children(option)}
          </div>
        ))}
      </div>
      {isOpen && found === 0 && <p className={styles.none}>{none}</p>}
      <p aria-live="polite" className="unseen">
        {announcement}
      </p>
    </div>
  )
}
