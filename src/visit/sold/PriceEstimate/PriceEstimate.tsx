import { Link } from "gatsby"
import { type FormEvent, type ReactNode, useRef, useState } from "react"
import { suggestMessage } from "../../../browser/contact/form-filling.ts"
import type { Flat } from "../../../domain/estimate.ts"
import type { EstimateAnswer } from "../../../domain/estimate-text.ts"
import type { EstimateData } from "../estimate.data.ts"
import * as styles from "./PriceEstimate.module.css"

export type PriceEstimateProps = { readonly estimate: EstimateData }

type Field = keyof Flat

/** Loads when the visitor uses the fields, because the HTML has an example of each area already. */
const loadCalculation = () => import(/* webpackChunkName: "estimate" */ "../../../domain/estimate-text.ts")

const idOf = (name: Field): string => `estimate-${name}`

type EstimateFieldProps = {
  readonly name: Field
  readonly label: string
  /** Null while the field is right. */
  readonly error: string | null
  readonly children: (control: {
    readonly id: string
    readonly name: Field
    readonly "aria-invalid": boolean
    readonly "aria-describedby": string | undefined
  }) => ReactNode
}

const EstimateField = ({ name, label, error, children }: EstimateFieldProps) => (
  <div className="field">
    <label htmlFor={idOf(name)}>{label}</label>
    {children({
      id: idOf(name),
      name,
      "aria-invalid": error !== null,
      "aria-describedby": error === null ? undefined : `${idOf(name)}-error`,
    })}
    {error !== null && (
      <p className="error" id={`${idOf(name)}-error`}>
        {error}
      </p>
    )}
  </div>
)

/** Answers with a range of prices for a flat, worked out in the browser; nothing is sent. */
export const PriceEstimate = ({ estimate }: PriceEstimateProps) => {
  const { labels, choose, basis, example } = estimate
  const [answer, setAnswer] = useState<EstimateAnswer | null>(null)
  const [wrong, setWrong] = useState<readonly Field[]>([])
  const isAsked = useRef(false)

  const calculate = async (form: HTMLFormElement): Promise<readonly Field[]> => {
    const { answerTo } = await loadCalculation()
    const result = answerTo(Object.fromEntries(new FormData(form)) as Record<Field, string>, basis)
    setWrong(result.wrong)
    setAnswer(result.answer)
    return result.wrong
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    isAsked.current = true
    const [first] = await calculate(form)
    if (first) form.querySelector<HTMLElement>(`#${idOf(first)}`)?.focus()
  }
  /** Calculates again, because a range for earlier input must not stay beside new input. */
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (isAsked.current) void calculate(currentTarget)
  }
  const errorOf = (name: Field) => (wrong.includes(name) ? estimate.wrong[name] : null)

  return (
    <section aria-labelledby="estimate" className={styles.estimate}>
      <h2 id="estimate">{estimate.heading}</h2>
      <p className={styles.lead}>{estimate.lead}</p>
      <div className={styles.columns}>
        <div className={styles.question}>
          <form
            noValidate
            onFocus={() => void loadCalculation()}
            onInput={onInput}
            onSubmit={(event) => void onSubmit(event)}
          >
            <EstimateField name="area" label={labels.area} error={errorOf("area")}>
              {(control) => (
                <select {...control} defaultValue="">
                  <option value="">{choose.area}</option>
                  {basis.areas.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              )}
            </EstimateField>
            <div className={styles.pair}>
              <EstimateField name="size" label={labels.size} error={errorOf("size")}>
                {(control) => <input {...control} inputMode="decimal" autoComplete="off" maxLength={12} />}
              </EstimateField>
              <EstimateField name="rooms" label={labels.rooms} error={errorOf("rooms")}>
                {(control) => (
                  <select {...control} defaultValue="">
                    <option value="">{choose.rooms}</option>
                    {estimate.rooms.map(({ value, name }) => (
                      <option key={value} value={value}>
                        {name}
                      </option>
                    ))}
                  </select>
                )}
              </EstimateField>
            </div>
            <button type="submit" className="button">
              {estimate.button}
            </button>
          </form>
          <output aria-label={estimate.range} className={styles.answer}>
            {wrong.length > 0 && <p>{estimate.incomplete}</p>}
            {answer && (
              <>
                {answer.range && <p className={styles.range}>{answer.range}</p>}
                <p>{answer.how}</p>
              </>
            )}
          </output>
        </div>
        <div className="scroll">
          <table className={styles.example}>
            <caption>{example.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{example.columns[0]}</th>
                <th scope="col">{example.columns[1]}</th>
              </tr>
            </thead>
            <tbody>
              {example.rows.map(({ area, range, basis: about }) => (
                <tr key={area}>
                  <th scope="row">{area}</th>
                  <td>
                    {range} <small>{about}</small>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      <p className={styles.limits}>{estimate.limits}</p>
      <p className="actions">
        {/* biome-ignore lint/a11y/useValidAnchor: it leads to the form, where the message is written on the way */}
        <a href="#valuation" className="button quiet" onClick={() => answer && suggestMessage(answer.message)}>
          {estimate.toValuation}
        </a>{" "}
        <Link to={estimate.toSold.path} className="button quiet">
          {estimate.toSold.name}
        </Link>
      </p>
    </section>
  )
}
