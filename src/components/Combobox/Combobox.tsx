import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useState } from "react"
import * as styles from "./Combobox.module.css"

export type ComboboxProps<Option> = {
  readonly id: string
  readonly name: string
  readonly field: RefObject<HTMLInputElement | null>
  /** What stands in the field at first. */
  readonly initial?: string
  readonly autoComplete?: string
  readonly autoCapitalize?: "none" | "words"
  readonly describedBy?: string | undefined
  readonly isInvalid?: boolean
  /** Name of the list. */
  readonly list: string
  /** Said where nothing is found. */
  readonly none: string
  readonly isMultiple?: boolean
  /** Whether it is a combobox already: before scripts are there it is a field like any other. */
  readonly isAlive?: boolean
  /** Undefined until it is known what there is. */
  readonly suggestionsFor: ((text: string) => readonly Option[]) | undefined
  readonly keyOf: (option: Option) => string
  readonly isChosen: (option: Option) => boolean
  /** Leaves in the field what shall stand there then. */
  readonly onChoose: (option: Option) => void
  readonly children: (option: Option) => ReactNode
}

/**
 * A combobox as the ARIA Authoring Practices describe it (list autocomplete, manual selection). The field is the same element
 * from the first paint on: what is written before scripts are there stays.
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
  /** Place in the list; null for that of what is chosen. */
  const [place, setPlace] = useState<number | null>(-1)
  const isOpen = text !== null && suggestionsFor !== undefined
  const found = isOpen ? suggestionsFor(text) : []
  const active = place ?? found.findIndex(isChosen)
  const activeId = found[active] && `${id}-${keyOf(found[active])}`
  // Somebody may be writing already when the field comes alive.
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
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      if (!isOpen) {
        // Whoever asks before it is known what there is sees it as soon as it is.
        const all = suggestionsFor?.(input.value) ?? []
        const isKnown = !suggestionsFor || (!isMultiple && all.some(isChosen))
        show(input.value, isKnown ? null : step > 0 ? 0 : all.length - 1)
      } else if (found.length > 0)
        setPlace((active + step + found.length + (active < 0 && step < 0 ? 1 : 0)) % found.length)
    } else if (event.key === "Escape" && (isOpen || input.value !== "")) {
      event.preventDefault()
      if (!isOpen) input.value = ""
      show(null)
    } else if (event.key === "Enter" && isOpen) {
      // Whoever writes a name and presses Enter means what it is the only one of.
      const option = found[active] ?? (found.length === 1 ? found[0] : undefined)
      event.preventDefault()
      if (option) choose(option)
    } else if (event.key === "Tab") show(null)
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
        // What the browser fills in by itself opens no list: nobody is there to close it.
        onChange={({ currentTarget }) => currentTarget === document.activeElement && show(currentTarget.value)}
        onClick={({ currentTarget }) => show(currentTarget.value, isMultiple ? -1 : null)}
        onBlur={() => show(null)}
        onKeyDown={onKeyDown}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={list}
        aria-multiselectable={isMultiple}
        // A long list can be scrolled, and is no stop of the keyboard's for that.
        tabIndex={-1}
        hidden={!isOpen}
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
      >
        {found.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the combobox has the focus and the keys
          <div
            key={keyOf(option)}
            id={`${id}-${keyOf(option)}`}
            role="option"
            aria-selected={isChosen(option)}
            data-active={index === active || undefined}
            onClick={() => choose(option)}
          >
            {children(option)}
          </div>
        ))}
      </div>
      <p role="status">{isOpen && found.length === 0 ? none : ""}</p>
    </div>
  )
}
