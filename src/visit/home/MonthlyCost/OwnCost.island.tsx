import { type ChangeEvent, useEffect, useId, useState } from "react"
import {
  type Assumptions,
  onAssumptionsChange,
  storeAssumptions,
  storedAssumptions,
} from "../../../browser/storage/cost-assumptions.ts"
import { isPossible, monthlyCost } from "../../../domain/cost.ts"
import { costLine, costSummary, costText, isMoney } from "../../../domain/cost-summary.ts"
import { minorOf } from "../../../domain/money.ts"
import { typedNumber } from "../../../domain/typed-number.ts"
import type { CostData } from "../cost.data.ts"
import type { CostField } from "../cost-field.data.ts"
import { CostBreakdown } from "./CostBreakdown.tsx"
import * as costStyles from "./MonthlyCost.module.css"
import * as styles from "./OwnCost.module.css"

export type OwnCostProps = {
  readonly cost: CostData
  readonly isOpen: boolean
}

const parsedValue = ({ unit }: CostField, text: string): number | undefined => {
  const parsed = typedNumber(text)
  if (parsed === undefined) return undefined
  const value = isMoney(unit) ? minorOf(parsed) : parsed
  return isPossible(unit, value) ? value : undefined
}

const errorOf = ({ errors }: CostData, { unit }: CostField): string => {
  if (isMoney(unit)) return errors.money
  return unit === "years" || unit === "persons" ? errors[unit] : errors.percent
}

/** Stored figures that are valid for a field of this home. */
const validAssumptions = (fields: readonly CostField[]): Assumptions => {
  const assumptions = storedAssumptions()
  return Object.fromEntries(
    fields.flatMap(({ id, unit, isStored }) => {
      const value = assumptions[id]
      return isStored && value !== undefined && isPossible(unit, value) ? [[id, value]] : []
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
    const number = parsedValue(field, target.value)
    if (number === undefined) return
    setWrong(false)
    onChange(number)
  }
  const validate = () => {
    if (text === undefined) return
    const isNone = parsedValue(field, text) === undefined
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
          onBlur={validate}
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

/**
 * Monthly cost from the visitor's own figures; figures about the visitor stay on the device, those about the home do
 * not.
 */
export const OwnCost = ({ cost, isOpen }: OwnCostProps) => {
  const { fields, words, companyLoan } = cost
  const id = useId()
  const [homeValues, setHomeValues] = useState<Assumptions>({})
  const [storedValues, setStoredValues] = useState(() => validAssumptions(fields))
  const [areStored, setAreStored] = useState(true)
  const [isPaidOff, setPaidOff] = useState(false)
  /** Grows with each reset, which discards typed text too. */
  const [resetCount, setResetCount] = useState(0)

  useEffect(() => onAssumptionsChange(() => setStoredValues(validAssumptions(fields))), [fields])

  const example = ({ id: field, value }: CostField): number =>
    field === "price" && companyLoan && isPaidOff ? companyLoan.debtFreePrice : value
  const currentValue = (field: CostField): number => homeValues[field.id] ?? storedValues[field.id] ?? example(field)
  const isVisible = ({ id: field }: CostField) => !(isPaidOff && field === "financing")
  const visibleFields = fields.filter(isVisible)

  const change = (field: CostField, value: number) => {
    if (!field.isStored) return setHomeValues({ ...homeValues, [field.id]: value })
    setStoredValues({ ...storedValues, [field.id]: value })
    setAreStored(storeAssumptions({ ...storedAssumptions(), [field.id]: value }))
  }
  const setLoanPaidOff = (paidOff: boolean) => {
    const { price: _price, ...remainingValues } = homeValues
    setHomeValues(remainingValues)
    setPaidOff(paidOff)
  }
  const reset = () => {
    setHomeValues({})
    setStoredValues({})
    setPaidOff(false)
    setAreStored(storeAssumptions({}))
    setResetCount(resetCount + 1)
  }

  // The price includes a debt share that is paid off.
  const taxes = cost.taxes && isPaidOff ? { ...cost.taxes, addedDebt: 0 } : cost.taxes
  const summary = costSummary(
    monthlyCost(
      visibleFields.map((field) => ({ ...field, value: currentValue(field) })),
      taxes ?? undefined,
    ),
    words,
    (charge) => fields.find((field) => field.id === charge)?.label ?? charge,
  )
  const isOwn = isPaidOff || Object.keys(homeValues).length + Object.keys(storedValues).length > 0
  return (
    <>
      <div className={isOpen ? styles.live : undefined}>
        <p className={costStyles.total} role="status">
          {summary.total}
        </p>
        <div hidden={!isOpen} key={resetCount}>
          {companyLoan && (
            <fieldset className={styles.choice}>
              <legend>{companyLoan.legend}</legend>
              {[false, true].map((paidOff) => (
                <label key={String(paidOff)} className="check">
                  <input
                    type="radio"
                    name={`${id}loan`}
                    checked={isPaidOff === paidOff}
                    onChange={() => setLoanPaidOff(paidOff)}
                  />
                  {paidOff ? companyLoan.paidOff : companyLoan.inCharge}
                </label>
              ))}
            </fieldset>
          )}
          <div className={styles.fields}>
            {visibleFields.map((field) => (
              <NumberField
                key={field.id}
                field={field}
                value={currentValue(field)}
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
        {isOwn && <p className="hint">{areStored ? cost.own : cost.notStored}</p>}
      </div>
      <CostBreakdown
        cost={cost}
        summary={summary}
        assumptions={fields.filter(({ isStored }) => isStored).map((field) => costLine(field, currentValue(field)))}
        note={isPaidOff ? undefined : companyLoan?.note}
      />
    </>
  )
}
