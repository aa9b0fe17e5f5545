import { type ComponentType, useEffect, useState } from "react"
import { FactList } from "../../../base/FactList/FactList.tsx"
import { onAssumptionsChange, storedAssumptions } from "../../../browser/storage/cost-assumptions.ts"
import type { CostData } from "../cost.data.ts"
import { CostBreakdown } from "./CostBreakdown.tsx"
import * as styles from "./MonthlyCost.module.css"
import type { OwnCostProps } from "./OwnCost.island.tsx"

export type MonthlyCostProps = { readonly cost: CostData }

const loadOwnCost = () =>
  import(/* webpackChunkName: "own-cost" */ "./OwnCost.island.tsx").then(({ OwnCost }) => OwnCost)

/** Whether the device has the visitor's own figures; false in the page's HTML. */
const useOwnFigures = (): boolean => {
  const [hasOwn, setHasOwn] = useState(false)
  useEffect(() => {
    const readHasOwn = () => setHasOwn(Object.keys(storedAssumptions()).length > 0)
    readHasOwn()
    return onAssumptionsChange(readHasOwn)
  }, [])
  return hasOwn
}

/** The HTML has an example; the calculation loads when the visitor opens it or has used it before. */
export const MonthlyCost = ({ cost }: MonthlyCostProps) => {
  const [isOpen, setOpen] = useState(false)
  const [Own, setOwn] = useState<ComponentType<OwnCostProps>>()
  const hasOwn = useOwnFigures()

  useEffect(() => {
    if (Own || !(isOpen || hasOwn)) return
    const loading = loadOwnCost().then((component) => setOwn(() => component))
    // If the visitor did not open it, a failure stays silent because the example is there; otherwise it must be
    // visible.
    if (!isOpen) loading.catch(() => {})
  }, [Own, isOpen, hasOwn])

  return (
    <section className={styles.cost} aria-labelledby="monthly">
      <div className={styles.head}>
        <h2 id="monthly">{cost.heading}</h2>
        <button
          type="button"
          className={`button quiet small ${styles.change}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {cost.actions.change}
        </button>
      </div>
      {Own ? (
        <Own cost={cost} isOpen={isOpen} />
      ) : (
        <>
          <p className={styles.total}>{cost.example.total}</p>
          <CostBreakdown
            cost={cost}
            summary={cost.example}
            assumptions={cost.assumptions}
            note={cost.companyLoan?.note}
          />
        </>
      )}
      <p className="hint">{cost.note}</p>
      {cost.apart.costs.length > 0 && (
        <>
          <h3>{cost.apart.heading}</h3>
          <FactList facts={cost.apart.costs} />
        </>
      )}
    </section>
  )
}
