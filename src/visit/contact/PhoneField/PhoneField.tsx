import { type FocusEvent, useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { Combobox } from "../../../base/Combobox/Combobox.tsx"
import { useAnnouncement } from "../../../browser/announcement.ts"
import { phoneNumbers } from "../../../browser/contact/phone-numbers.ts"
import type { OtherReading, PhoneNumbers } from "../../../domain/contact/phone-numbers.ts"
import { fillIn } from "../../../domain/fill-in.ts"
import type { PhoneFieldData } from "../phone-field.data.ts"
import * as styles from "./PhoneField.module.css"

export type PhoneFieldProps = {
  /** Prefix of the ids `<id>-country` and `<id>-phone`. */
  readonly id: string
  readonly data: PhoneFieldData
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
 * Country and number are plain fields that the service reads as they are; once focused, they suggest countries and
 * follow the number's country code.
 */
export const PhoneField = ({ id, data: { language, initialCountry, words }, errors = {} }: PhoneFieldProps) => {
  const country = useRef<HTMLInputElement>(null)
  const phone = useRef<HTMLInputElement>(null)
  /** The number as written, and as shown in the international format. */
  const lastFormat = useRef({ text: "", formatted: "" })
  /** Country in the field before the visitor edits it. */
  const confirmedCountry = useRef(initialCountry)
  const [isAlive, setAlive] = useState(false)
  const [numbers, setNumbers] = useState<PhoneNumbers>()
  const [status, setStatus] = useState("")
  const [typed, setTyped] = useState("")
  const announcement = useAnnouncement(status, typed)
  /** How another country reads the same number. */
  const [otherReading, setOtherReading] = useState<OtherReading>()

  const selectedCountry = (phoneNumberRules: PhoneNumbers) =>
    phoneNumberRules.countryNamed(country.current?.value ?? "")

  /** Puts the number's country into the field and announces it. */
  const updateCountry = (
    phoneNumberRules: PhoneNumbers,
    newCountry = phoneNumberRules.countryOf(phone.current?.value ?? ""),
  ) => {
    if (!newCountry || !country.current || selectedCountry(phoneNumberRules)?.iso2 === newCountry.iso2) return
    const label = phoneNumberRules.labelOf(newCountry)
    country.current.value = label
    confirmedCountry.current = label
    setStatus(fillIn(words.countryIsNow, { country: label }))
  }

  const showNumber = (phoneNumberRules: PhoneNumbers) => {
    const text = phone.current?.value ?? ""
    const result = phoneNumberRules.read(country.current?.value ?? "", text)
    if (!phone.current || result === null || typeof result === "string") return setOtherReading(undefined)
    const formatted = phoneNumberRules.internationalFormat(result.e164)
    if (text === formatted && lastFormat.current.formatted === formatted) return
    const numberCountry = phoneNumberRules.countryNamed(result.iso2)
    updateCountry(phoneNumberRules, numberCountry)
    setOtherReading(numberCountry && phoneNumberRules.otherCountryOf(numberCountry, text))
    if (text === formatted) return
    phone.current.value = formatted
    lastFormat.current = { text, formatted }
  }

  /** Reads a number without a country code again for the country that was chosen last. */
  const showInCountry = (phoneNumberRules: PhoneNumbers) => {
    const { text, formatted } = lastFormat.current
    if (!phone.current || phone.current.value !== formatted || text === "" || phoneNumberRules.countryOf(text)) return
    phone.current.value = text
    showNumber(phoneNumberRules)
  }

  const leaveCountry = (phoneNumberRules: PhoneNumbers) => {
    const field = country.current
    if (!field) return
    const namedCountry = selectedCountry(phoneNumberRules)
    // An empty field gets the previous country back.
    if (namedCountry || field.value.trim() === "")
      field.value = namedCountry ? phoneNumberRules.labelOf(namedCountry) : confirmedCountry.current
    if (field.value === confirmedCountry.current) return
    confirmedCountry.current = field.value
    if (namedCountry) showInCountry(phoneNumberRules)
  }

  const chooseOther = ({ label }: OtherReading) => {
    if (!numbers || !country.current) return
    country.current.value = label
    leaveCountry(numbers)
    setStatus(fillIn(words.countryIsNow, { country: label }))
    phone.current?.focus()
  }

  const leaveField = (phoneNumberRules: PhoneNumbers, field: EventTarget | null) => {
    if (field === country.current) leaveCountry(phoneNumberRules)
    if (field === phone.current) showNumber(phoneNumberRules)
  }

  /** Handles what was written before the data loaded. */
  const onLoaded = (phoneNumberRules: PhoneNumbers) => {
    // Renders at once, so that a field that loses the focus right after is read with the data.
    flushSync(() => setNumbers(phoneNumberRules))
    updateCountry(phoneNumberRules)
    for (const field of [country.current, phone.current])
      if (field !== document.activeElement) leaveField(phoneNumberRules, field)
  }

  const loadNumbers = () => {
    if (!numbers) phoneNumbers(language).then(onLoaded, () => {})
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration, when a field may be in use already
  useEffect(() => {
    setAlive(true)
    const isInUse = [country.current, phone.current].some(
      (field) => field && (field === document.activeElement || field.value !== field.defaultValue),
    )
    if (isInUse) loadNumbers()
  }, [])

  const ids = { country: `${id}-country`, phone: `${id}-phone` }
  const descriptionIds = (field: "country" | "phone") =>
    `${errors[field] ? `${ids[field]}-error ` : ""}${ids[field]}-hint`
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what happens in its fields
    <div
      className={styles.phone}
      onFocus={({ target }: FocusEvent) => {
        loadNumbers()
        // Selects the country, so that typing replaces it.
        if (target === country.current) country.current.select()
      }}
      onBlur={({ target }) => numbers && leaveField(numbers, target)}
      onInput={({ target }) => {
        loadNumbers()
        // A status that has been announced is not announced again.
        if (announcement === "") setTyped((target as HTMLInputElement).value)
      }}
    >
      <div className="field" data-field="country">
        <label htmlFor={ids.country}>{words.country}</label>
        <Combobox
          id={ids.country}
          name="country"
          field={country}
          initial={initialCountry}
          autoComplete="tel-country-code"
          describedBy={descriptionIds("country")}
          isInvalid={errors.country !== undefined}
          list={words.countries}
          none={words.noCountry}
          count={{ one: words.suggestionOne, many: words.suggestionMany }}
          isAlive={isAlive}
          suggestionsFor={numbers?.countriesFor}
          keyOf={({ iso2 }) => iso2}
          isChosen={(option) => numbers?.labelOf(option) === confirmedCountry.current}
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
          aria-describedby={descriptionIds("phone")}
          aria-invalid={errors.phone !== undefined || undefined}
          onInput={() => numbers && updateCountry(numbers)}
        />
        <Note id={`${ids.phone}-error`} text={errors.phone} isError />
        <p id={`${ids.phone}-hint`} className={`hint ${styles.note}`}>
          {!otherReading && words.phoneHint}
          {/* Empty until there is a question: a screen reader speaks each text that a live region arrives with. */}
          <span aria-live="polite">
            {otherReading && (
              <>
                {words.isIt[otherReading.iso2]}{" "}
                <button type="button" className={styles.choice} onClick={() => chooseOther(otherReading)}>
                  {fillIn(words.yes, { number: otherReading.number })}
                </button>
              </>
            )}
          </span>
        </p>
      </div>
      <p aria-live="polite" className="unseen">
        {announcement}
      </p>
    </div>
  )
}
