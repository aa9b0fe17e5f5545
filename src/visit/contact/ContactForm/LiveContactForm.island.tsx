import { Link } from "gatsby"
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react"
import { useTimeAt } from "../../../browser/clock.ts"
import { fillFormAgain } from "../../../browser/contact/form-filling.ts"
import { type Fields, lengths } from "../../../domain/contact/fields.ts"
import { contactRequestsPath } from "../../../spec/contact.ts"
import type { ContactFormData } from "../contact-form.data.ts"
import { PhoneField } from "../PhoneField/PhoneField.tsx"
import * as styles from "./ContactForm.module.css"
import { type Errors, useContactRequest } from "./use-contact-request.ts"

type Name = keyof Fields

const idOf = (name: string) => `contact-${name}`

/** Id that the summary links to: each radio button has a separate one. */
const firstIdOf = (name: string, { topics }: ContactFormData): string =>
  idOf(name === "topic" ? `topic-${topics[0]?.topic}` : name)

type FieldProps = {
  readonly name: Name
  readonly label: string
  readonly hint?: string
  readonly errors: Errors | null
  readonly children: (control: {
    readonly id: string
    readonly name: Name
    readonly "aria-describedby": string | undefined
    readonly "aria-invalid": true | undefined
  }) => ReactNode
}

const ErrorNote = ({ name, errors }: Pick<FieldProps, "name" | "errors">) => {
  const sentence = errors?.sentences.get(name)
  return sentence ? (
    <p className="error" id={idOf(`error-${name}`)}>
      {sentence}
    </p>
  ) : null
}

const Field = ({ name, label, hint, errors, children }: FieldProps) => {
  const isWrong = errors?.sentences.has(name) ?? false
  const described = [hint && idOf(`${name}-hint`), isWrong && idOf(`error-${name}`)].filter(Boolean).join(" ")
  return (
    <div className="field" data-field={name}>
      <label htmlFor={idOf(name)}>{label}</label>
      {hint && (
        <p className="hint" id={idOf(`${name}-hint`)}>
          {hint}
        </p>
      )}
      {children({
        id: idOf(name),
        name,
        "aria-describedby": described || undefined,
        "aria-invalid": isWrong || undefined,
      })}
      <ErrorNote name={name} errors={errors} />
    </div>
  )
}

const Summary = ({ errors, form }: { readonly errors: Errors; readonly form: ContactFormData }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset holds controls
  <div
    className="note critical"
    id="contact-errors"
    role="group"
    aria-labelledby="contact-errors-heading"
    tabIndex={-1}
  >
    <h3 id="contact-errors-heading">{errors.heading}</h3>
    <ul>
      {[...errors.sentences].map(([field, sentence]) => (
        <li key={field}>
          <a
            href={`#${firstIdOf(field, form)}`}
            onClick={(event) => {
              const control = document.getElementById(firstIdOf(field, form))
              if (!control) return
              event.preventDefault()
              control.focus()
            }}
          >
            {sentence}
          </a>
        </li>
      ))}
    </ul>
  </div>
)

/** The form without viewings that have begun, and without the topic of a sign-up once none is left. */
const withoutPast = (form: ContactFormData, now: number | undefined): ContactFormData => {
  const viewings = form.viewings.filter(({ start }) => now === undefined || now < Date.parse(start))
  const topics = form.topics.filter(({ topic }) => topic !== "sign-up" || viewings.length > 0)
  return { ...form, viewings, topics }
}

const Topics = ({ form, errors }: { readonly form: ContactFormData; readonly errors: Errors | null }) => {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const [only, ...others] = form.topics
  // A topic that is left out takes its choice with it.
  useEffect(() => {
    const topics = fieldset.current?.querySelectorAll("input")
    if (topics?.[0] && ![...topics].some(({ checked }) => checked)) topics[0].checked = true
  })
  if (others.length === 0) return <input type="hidden" name="topic" value={only?.topic} />
  return (
    <fieldset ref={fieldset} className={styles.topics} data-field="topic">
      <legend>{form.words.topic}</legend>
      {form.topics.map(({ topic, name }, index) => (
        <div key={topic} className="check">
          <input
            type="radio"
            id={idOf(`topic-${topic}`)}
            name="topic"
            value={topic}
            defaultChecked={index === 0}
            aria-invalid={errors?.sentences.has("topic") || undefined}
          />
          <label htmlFor={idOf(`topic-${topic}`)}>{name}</label>
        </div>
      ))}
      <ErrorNote name="topic" errors={errors} />
    </fieldset>
  )
}

const never = () => () => {}

/** True in a form that React has drawn, and false in one whose HTML it has hydrated. */
const useIsDrawn = (): boolean => {
  const isDrawnNow = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return useState(isDrawnNow)[0]
}

export type LiveContactFormProps = {
  readonly form: ContactFormData
  /** Called once the form is hydrated. */
  readonly onLive: () => void
}

export const LiveContactForm = ({ form: builtForm, onLive }: LiveContactFormProps) => {
  const form = withoutPast(builtForm, useTimeAt([]))
  const element = useRef<HTMLFormElement>(null)
  const { errors, failure, waiting, next, isDelivering, send, recheck, stop } = useContactRequest(element, form)
  const { words, agency, consent } = form
  const isDrawn = useIsDrawn()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isDrawn) fillFormAgain()
    onLive()
  }, [])
  const phoneErrors = {
    ...(errors?.sentences.has("country") && { country: errors.sentences.get("country") }),
    ...(errors?.sentences.has("phone") && { phone: errors.sentences.get("phone") }),
  } as Partial<Record<"country" | "phone", string>>
  return (
    <>
      {errors && <Summary errors={errors} form={form} />}
      <form
        ref={element}
        method="post"
        action={contactRequestsPath}
        data-contact-form=""
        // Errors appear beside their fields in the page's language, in place of the browser's messages.
        noValidate
        className={styles.form}
        onSubmit={send}
        onBlur={({ relatedTarget }) => void recheck(relatedTarget)}
      >
        <input type="hidden" name="language" value={form.language} />
        <input type="hidden" name="page" value={form.page} />
        {form.home && <input type="hidden" name="home" value={form.home.id} />}
        {form.home && <p className={styles.about}>{form.home.text}</p>}
        <Topics form={form} errors={errors} />
        {form.viewings.length > 0 && (
          <div className={styles.viewing}>
            <Field name="viewing" label={words.viewing} errors={errors}>
              {(control) => (
                <select {...control} defaultValue="">
                  <option value="">{words.chooseViewing}</option>
                  {form.viewings.map(({ start, text }) => (
                    <option key={start} value={start}>
                      {text}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </div>
        )}
        {form.asksAddress && (
          <Field name="address" label={words.address} errors={errors}>
            {(control) => <input {...control} type="text" autoComplete="address-line1" aria-required />}
          </Field>
        )}
        <Field name="name" label={words.name} errors={errors}>
          {(control) => <input {...control} type="text" autoComplete="name" aria-required />}
        </Field>
        <fieldset className={styles.reach}>
          <legend>{words.reach}</legend>
          <p className="hint">{words.reachHint}</p>
          <Field name="email" label={words.email} errors={errors}>
            {(control) => <input {...control} type="email" autoComplete="email" />}
          </Field>
          <PhoneField id="contact" data={form.phone} errors={phoneErrors} />
          <Field name="callTime" label={words.callTime} errors={errors}>
            {(control) => (
              <select {...control} defaultValue="any">
                {form.callTimes.map(({ time, name }) => (
                  <option key={time} value={time}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </fieldset>
        <Field name="message" label={words.message} hint={form.messageHint} errors={errors}>
          {(control) => <textarea {...control} rows={5} maxLength={lengths.message} />}
        </Field>
        {/* Catches robots: it is hidden from sight, screen readers and the keyboard. */}
        <div className={styles.trap} inert>
          <label htmlFor={idOf("website")}>{words.website}</label>
          <input type="text" id={idOf("website")} name="website" autoComplete="off" tabIndex={-1} />
        </div>
        <div className="check" data-field="marketing">
          <input type="checkbox" id={idOf("marketing")} name="marketing" value="yes" />
          <label htmlFor={idOf("marketing")}>{words.marketing}</label>
          <ErrorNote name="marketing" errors={errors} />
        </div>
        <div className={styles.send}>
          <p className="small">
            {consent.text} <Link to={consent.more.path}>{consent.more.name}</Link>
          </p>
          <p className="actions">
            <button type="submit" className="button" aria-disabled={isDelivering || undefined}>
              {isDelivering ? words.sending : words.send}
            </button>
            {waiting && (
              <button type="button" className="button quiet" onClick={stop}>
                {words.stop}
              </button>
            )}
          </p>
          <p aria-live="polite" className={styles.status}>
            {waiting && words.waiting[waiting]}
            {next && (
              <>
                {words.arrived} <a href={next}>{words.onward}</a>
              </>
            )}
          </p>
          {failure && (
            <div role="alert" className="note critical">
              <p>{words.failed[failure]}</p>
              <p>
                {words.otherwise} <a href={`tel:${agency.phone}`}>{agency.phoneLabel}</a>,{" "}
                <a href={`mailto:${agency.email}`}>{agency.email}</a>
              </p>
            </div>
          )}
        </div>
      </form>
    </>
  )
}
