import { type FocusEvent, useEffect, useRef, useState } from "react"
import { phoneNumbers } from "../../browser/phone-numbers.ts"
import type { PhoneFieldData } from "../../build/pages/phone-field.ts"
import type { PhoneNumbers } from "../../domain/contact/phone-numbers.ts"
import { Combobox } from "../Combobox/Combobox.tsx"
import * as styles from "./PhoneField.module.css"

export type PhoneFieldProps = {
  /** Begins the ids of the fields: `<id>-country` and `<id>-phone`. */
  readonly id: string
  readonly data: PhoneFieldData
  /** What is wrong with them. */
  readonly errors?: Partial<Readonly<Record<"country" | "phone", string>>>
}

type NoteProps = { readonly id: string; readonly text: string | undefined; readonly isError?: boolean }

const Note = ({ id, text, isError = false }: NoteProps) =>
  text ? (
    <p id={id} className={isError ? "error" : "hint"}>
      {text}
    </p>
  ) : null

/**
 * A country and a number: fields like any other, which the service reads as they are. Once somebody comes to them, countries are
 * found as they are written, and a number that says its country chooses it.
 */
export const PhoneField = ({ id, data: { language, initialCountry, words }, errors = {} }: PhoneFieldProps) => {
  const country = useRef<HTMLInputElement>(null)
  const phone = useRef<HTMLInputElement>(null)
  /** The number as it was written before it was shown as it is read in every country. */
  const written = useRef({ text: "", shown: "" })
  /** The country that stands in the field when nobody writes in it. */
  const settled = useRef(initialCountry)
  const [isAlive, setAlive] = useState(false)
  const [numbers, setNumbers] = useState<PhoneNumbers>()
  const [status, setStatus] = useState("")
  /** Another country that the number fits as well, by its label. */
  const [otherCountry, setOtherCountry] = useState<string>()

  const chosen = (known: PhoneNumbers) => known.countryNamed(country.current?.value ?? "")

  /** What a number says of its country, in the field and aloud. */
  const follow = (known: PhoneNumbers, of = known.countryOf(phone.current?.value ?? "")) => {
    if (!of || !country.current || chosen(known)?.iso2 === of.iso2) return
    const label = known.labelOf(of)
    country.current.value = label
    settled.current = label
    setStatus(words.countryIsNow.replace("{country}", label))
  }

  const showNumber = (known: PhoneNumbers) => {
    const text = phone.current?.value ?? ""
    const read = known.read(country.current?.value ?? "", text)
    if (!phone.current || read === null || typeof read === "string") return setOtherCountry(undefined)
    const shown = known.internationalFormat(read.e164)
    if (text === shown && written.current.shown === shown) return
    const ofNumber = known.countryNamed(read.iso2)
    follow(known, ofNumber)
    const other = ofNumber && known.otherCountryOf(ofNumber, text)
    setOtherCountry(other && known.labelOf(other))
    if (text === shown) return
    phone.current.value = shown
    written.current = { text, shown }
  }

  /** A number that was written as at home is one of the country that is chosen at last. */
  const showInCountry = (known: PhoneNumbers) => {
    const { text, shown } = written.current
    if (!phone.current || phone.current.value !== shown || text === "" || known.countryOf(text)) return
    phone.current.value = text
    showNumber(known)
  }

  const leaveCountry = (known: PhoneNumbers) => {
    const field = country.current
    if (!field) return
    const named = chosen(known)
    // Nothing at all says nothing: what stood there before holds.
    if (named || field.value.trim() === "") field.value = named ? known.labelOf(named) : settled.current
    if (field.value === settled.current) return
    settled.current = field.value
    if (named) showInCountry(known)
  }

  const chooseOther = () => {
    if (!numbers || !country.current || !otherCountry) return
    country.current.value = otherCountry
    leaveCountry(numbers)
    phone.current?.focus()
  }

  const leave = (known: PhoneNumbers, field: EventTarget | null) => {
    if (field === country.current) leaveCountry(known)
    if (field === phone.current) showNumber(known)
  }

  /** What was written while the numbers were on their way is read as it would have been. */
  const arrive = (known: PhoneNumbers) => {
    setNumbers(known)
    follow(known)
    for (const field of [country.current, phone.current]) if (field !== document.activeElement) leave(known, field)
  }

  const need = () => {
    if (!numbers) phoneNumbers(language).then(arrive, () => {})
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when scripts have come; somebody may be here already
  useEffect(() => {
    setAlive(true)
    if ([country.current, phone.current].some((field) => field === document.activeElement)) need()
  }, [])

  const ids = { country: `${id}-country`, phone: `${id}-phone` }
  const described = (of: "country" | "phone") => `${errors[of] ? `${ids[of]}-error ` : ""}${ids[of]}-hint`
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what happens in its fields
    <div
      className={styles.phone}
      onFocus={({ target }: FocusEvent) => {
        need()
        // Writing takes the place of the country that stands there.
        if (target === country.current) country.current.select()
      }}
      onBlur={({ target }) => numbers && leave(numbers, target)}
      onInput={need}
    >
      <div className="field" data-field="country">
        <label htmlFor={ids.country}>{words.country}</label>
        <Combobox
          id={ids.country}
          name="country"
          field={country}
          initial={initialCountry}
          autoComplete="tel-country-code"
          describedBy={described("country")}
          isInvalid={errors.country !== undefined}
          list={words.countries}
          none={words.noCountry}
          isAlive={isAlive}
          suggestionsFor={numbers?.countriesFor}
          keyOf={({ iso2 }) => iso2}
          isChosen={(option) => numbers?.labelOf(option) === settled.current}
          onChoose={(option) => {
            if (!numbers || !country.current) return
            country.current.value = numbers.labelOf(option)
            leaveCountry(numbers)
          }}
        >
          {({ name, dialCode }) => (
            <>
              <span>{name}</span> <span className={styles.code}>+{dialCode}</span>
            </>
          )}
        </Combobox>
        <Note id={`${ids.country}-error`} text={errors.country} isError />
        <Note id={`${ids.country}-hint`} text={words.countryHint} />
      </div>
      <div className="field" data-field="phone">
        <label htmlFor={ids.phone}>{words.phone}</label>
        <input
          ref={phone}
          type="tel"
          id={ids.phone}
          name="phone"
          autoComplete="tel"
          aria-describedby={described("phone")}
          aria-invalid={errors.phone !== undefined || undefined}
          onInput={() => numbers && follow(numbers)}
        />
        <Note id={`${ids.phone}-error`} text={errors.phone} isError />
        <p id={`${ids.phone}-hint`} className={`hint ${styles.note}`} aria-live="polite">
          {otherCountry ? (
            <>
              {words.otherCountry}{" "}
              <button type="button" className={styles.choice} onClick={chooseOther}>
                {otherCountry}
              </button>
            </>
          ) : (
            words.phoneHint
          )}
        </p>
      </div>
      <p role="status" className="unseen">
        {status}
      </p>
    </div>
  )
}
