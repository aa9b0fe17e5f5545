import { type FormEvent, Fragment, useId, useState } from "react"
import type { HitasHome } from "../../../domain/hitas.ts"
import type { HitasExampleData } from "../hitas.data.ts"
import * as styles from "./HitasExample.module.css"

export type HitasExampleProps = { readonly example: HitasExampleData }

/** Loads when the visitor uses the fields, because the HTML has a worked example already. */
const loadCalculation = () => import(/* webpackChunkName: "hitas-account" */ "../../../domain/hitas.ts")

/** Shows how the maximum price of a home is formed, step by step, also with the visitor's own numbers. */
export const HitasExample = ({ example }: HitasExampleProps) => {
  const id = useId()
  const [account, setAccount] = useState(example.account)
  const [wrong, setWrong] = useState<readonly (keyof HitasHome)[]>([])

  const onInput = async ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const { hitasAccount, typedHome } = await loadCalculation()
    const fieldTexts = Object.fromEntries(new FormData(currentTarget)) as Record<keyof HitasHome, string>
    const { home, wrong } = typedHome(fieldTexts)
    setWrong(wrong)
    if (home) setAccount(hitasAccount(home))
  }
  const onReset = () => {
    setWrong([])
    setAccount(example.account)
  }

  return (
    <section aria-labelledby={`${id}heading`} className={styles.example}>
      <h3 id={`${id}heading`}>{example.heading}</h3>
      <p>{example.lead}</p>
      <form onFocus={() => void loadCalculation()} onInput={(event) => void onInput(event)} onReset={onReset}>
        <fieldset>
          <legend>{example.inputsHeading}</legend>
          {example.inputs.map(({ name, label, value, unit }) => (
            <div key={name} className={styles.field}>
              <label htmlFor={id + name}>{label}</label>
              <input
                id={id + name}
                name={name}
                defaultValue={value}
                inputMode="decimal"
                autoComplete="off"
                maxLength={15}
                aria-invalid={wrong.includes(name)}
                aria-describedby={`${id}${name}unit`}
              />
              <span id={`${id}${name}unit`} className={wrong.includes(name) ? styles.wrong : undefined}>
                {unit} {wrong.includes(name) && <strong>{example.wrong}</strong>}
              </span>
            </div>
          ))}
          <button type="reset" className="button quiet">
            {example.reset}
          </button>
        </fieldset>
      </form>
      <dl className={styles.steps}>
        {example.steps.map(({ basis, name }) => {
          const isHighest = account.highest.includes(basis)
          return (
            <div key={basis} className={isHighest ? `${styles.step} ${styles.highest}` : styles.step}>
              <dt>
                {name} {isHighest && <strong>{example.highest}</strong>}
              </dt>
              <dd>
                <span className={styles.sum}>{account.steps[basis].sum} =</span> {account.steps[basis].price}
              </dd>
            </div>
          )
        })}
        {[
          [example.debtFree, account.debtFree],
          [example.loanShare, `− ${account.loanShare}`],
        ].map(([term, value]) => (
          <div key={term} className={styles.step}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <output aria-label={example.maximum} className={styles.result}>
        {wrong.length > 0 ? (
          <strong>{example.incomplete}</strong>
        ) : (
          [
            [example.maximum, account.maximum],
            [example.unconfirmedDebtFree, account.limitDebtFree],
            [example.unconfirmed, account.unconfirmed],
          ].map(([term, value]) => (
            <Fragment key={term}>
              <span>{term}</span> <strong>{value}</strong>
              <br />
            </Fragment>
          ))
        )}
      </output>
    </section>
  )
}
