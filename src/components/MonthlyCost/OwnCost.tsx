import { type ChangeEvent, useEffect, useId, useState } from "react"
import {
  type Assumptions,
  followAssumptions,
  keepAssumptions,
  keptAssumptions,
} from "../../browser/cost-assumptions.ts"
import type { CostData, CostField } from "../../build/pages/cost.ts"
import { isPossible, monthlyCost } from "../../domain/cost.ts"
import { costLine, costSummary, costText, isMoney } from "../../domain/cost-summary.ts"
import { typedNumber } from "../../domain/typed-number.ts"
import { CostBreakdown } from "./CostBreakdown.tsx"
import * as styles from "./MonthlyCost.module.css"

export type OwnCostProps = {
  readonly cost: CostData
  readonly isOpen: boolean
}

const numberIn = ({ unit }: CostField, text: string): number | undefined => {
  const typed = typedNumber(text)
  if (typed === undefined) return undefined
  const value = isMoney(unit) ? Math.round(typed * 100) : typed
  return isPossible(unit, value) ? value : undefined
}

const errorOf = ({ errors }: CostData, { unit }: CostField): string => {
  if (isMoney(unit)) return errors.money
  return unit === "years" || unit === "persons" ? errors[unit] : errors.percent
}

/** Those of the device that can be taken for one of this home's fields. */
const keptFor = (fields: readonly CostField[]): Assumptions => {
  const kept = keptAssumptions()
  return Object.fromEntries(
    fields.flatMap(({ id, unit, kept: isKept }) => {
      const value = kept[id]
      return isKept && value !== undefined && isPossible(unit, value) ? [[id, value]] : []
    }),
  )
}

type FieldProps = {
  readonly field: CostField
  readonly value: number
  readonly error: string
  readonly onChange: (value: number) => void
}

const NumberField = ({ field, value, error, onChange }: FieldProps) => {
  const id = useId()
  const [text, setText] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setText(target.value)
    const number = numberIn(field, target.value)
    if (number === undefined) return
    setWrong(false)
    onChange(number)
  }
  const leave = () => {
    if (text === undefined) return
    const isNone = numberIn(field, text) === undefined
    setWrong(isNone)
    if (!isNone) setText(undefined)
  }
  const described = [field.suffix && `${id}suffix`, field.hint && `${id}hint`, isWrong && `${id}error`]
  return (
    <div className="field">
      <label htmlFor={id}>{field.label}</label>
      <span className={styles.input}>
        <input
          id={id}
          inputMode={field.unit === "years" || field.unit === "persons" ? "numeric" : "decimal"}
          autoComplete="off"
          value={text ?? costText(field.unit, value)}
          onChange={change}
          onBlur={leave}
          aria-invalid={isWrong}
          aria-describedby={described.filter(Boolean).join(" ") || undefined}
        />
        {field.suffix && <span id={`${id}suffix`}>{field.suffix}</span>}
      </span>
      {isWrong && (
        <p id={`${id}error`} role="alert" className="error">
          {error}
        </p>
      )}
      {field.hint && (
        <p id={`${id}hint`} className="hint">
          {field.hint}
        </p>
      )}
    </div>
  )
}

/** The monthly cost from the visitor's own figures. Those that are theirs and not the home's stay on the device. */
export const OwnCost = ({ cost, isOpen }: OwnCostProps) => {
  const { fields, words, companyLoan } = cost
  const id = useId()
  const [ofHome, setOfHome] = useState<Assumptions>({})
  const [kept, setKept] = useState(() => keptFor(fields))
  const [isKept, setIsKept] = useState(true)
  const [isPaidOff, setPaidOff] = useState(false)
  /** Grows with each reset: what was typed goes too. */
  const [round, setRound] = useState(0)

  useEffect(() => followAssumptions(() => setKept(keptFor(fields))), [fields])

  const example = ({ id: field, value }: CostField): number =>
    field === "price" && companyLoan && isPaidOff ? companyLoan.debtFreePrice : value
  const current = (field: CostField): number => ofHome[field.id] ?? kept[field.id] ?? example(field)
  const isAsked = ({ id: field }: CostField) => !(isPaidOff && field === "financing")
  const asked = fields.filter(isAsked)

  const change = (field: CostField, value: number) => {
    if (!field.kept) return setOfHome({ ...ofHome, [field.id]: value })
    setKept({ ...kept, [field.id]: value })
    setIsKept(keepAssumptions({ ...keptAssumptions(), [field.id]: value }))
  }
  const pay = (paidOff: boolean) => {
    const { price: _price, ...others } = ofHome
    setOfHome(others)
    setPaidOff(paidOff)
  }
  const reset = () => {
    setOfHome({})
    setKept({})
    setPaidOff(false)
    setIsKept(keepAssumptions({}))
    setRound(round + 1)
  }

  // A debt share that is paid off is in the price.
  const taxes = cost.taxes && isPaidOff ? { ...cost.taxes, addedDebt: 0 } : cost.taxes
  const summary = costSummary(
    monthlyCost(
      asked.map((field) => ({ ...field, value: current(field) })),
      taxes ?? undefined,
    ),
    words,
    (charge) => fields.find((field) => field.id === charge)?.label ?? charge,
  )
  const isOwn = isPaidOff || Object.keys(ofHome).length + Object.keys(kept).length > 0
  return (
    <>
      <div className={isOpen ? styles.live : undefined}>
        <p className={styles.total} role="status">
          {summary.total}
        </p>
        <div hidden={!isOpen} key={round}>
          {companyLoan && (
            <fieldset className={styles.choice}>
              <legend>{companyLoan.legend}</legend>
              {[false, true].map((paidOff) => (
                <label key={String(paidOff)} className="check">
                  <input
                    type="radio"
                    name={`${id}loan`}
                    checked={isPaidOff === paidOff}
                    onChange={() => pay(paidOff)}
                  />
                  {paidOff ? companyLoan.paidOff : companyLoan.inCharge}
                </label>
              ))}
            </fieldset>
          )}
          <div className={styles.fields}>
            {asked.map((field) => (
              <NumberField
                key={field.id}
                field={field}
                value={current(field)}
                error={errorOf(cost, field)}
                onChange={(value) => change(field, value)}
              />
            ))}
          </div>
        </div>
        <p hidden={!isOpen}>
          <button type="button" className="button quiet small" onClick={reset}>
            {cost.actions.reset}
          </button>
        </p>
        {isOwn && <p className="hint">{isKept ? cost.own : cost.notKept}</p>}
      </div>
      <CostBreakdown
        cost={cost}
        summary={summary}
        assumptions={fields.filter(({ kept: isTheirs }) => isTheirs).map((field) => costLine(field, current(field)))}
        note={isPaidOff ? undefined : companyLoan?.note}
      />
    </>
  )
}
