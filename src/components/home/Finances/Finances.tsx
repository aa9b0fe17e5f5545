import type { FinancesData } from "../../../site/homes/finances.ts"
import { FactList } from "../../base/FactList/FactList.tsx"
import * as styles from "./Finances.module.css"

export type FinancesProps = { readonly finances: FinancesData }

export const Finances = ({ finances: { heading, source, facts, rise } }: FinancesProps) => (
  <section className={styles.finances} aria-labelledby="finances">
    <h2 id="finances">{heading}</h2>
    <p>{source}</p>
    <FactList facts={facts} />
    <div className={styles.rise}>
      <h3>{rise.heading}</h3>
      <p>{rise.amount}</p>
      {rise.assumption && <small>{rise.assumption}</small>}
    </div>
  </section>
)
