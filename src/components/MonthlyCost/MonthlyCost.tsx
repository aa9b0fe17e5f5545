import { type ComponentType, useEffect, useState } from "react"
import { followAssumptions, keptAssumptions } from "../../browser/cost-assumptions.ts"
import type { CostData } from "../../build/pages/cost.ts"
import { FactList } from "../FactList/FactList.tsx"
import { CostBreakdown } from "./CostBreakdown.tsx"
import * as styles from "./MonthlyCost.module.css"
import type { OwnCostProps } from "./OwnCost.tsx"

export type MonthlyCostProps = { readonly cost: CostData }

const ownCost = () => import(/* webpackChunkName: "own-cost" */ "./OwnCost.tsx").then(({ OwnCost }) => OwnCost)

/** Whether the device has figures of the visitor's own; not known in the page's HTML. */
const useOwnFigures = (): boolean => {
  const [hasOwn, setHasOwn] = useState(false)
  useEffect(() => {
    const look = () => setHasOwn(Object.keys(keptAssumptions()).length > 0)
    look()
    return followAssumptions(look)
  }, [])
  return hasOwn
}

/** The example stands in the HTML; what reckons comes when the visitor wants to, or has done so before. */
export const MonthlyCost = ({ cost }: MonthlyCostProps) => {
  const [isOpen, setOpen] = useState(false)
  const [Own, setOwn] = useState<ComponentType<OwnCostProps>>()
  const hasOwn = useOwnFigures()

  useEffect(() => {
    if (Own || !(isOpen || hasOwn)) return
    const loaded = ownCost().then((component) => setOwn(() => component))
    // Unasked, it may stay away: the example is there. Whoever asked for it must see it fail.
    if (!isOpen) loaded.catch(() => {})
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
