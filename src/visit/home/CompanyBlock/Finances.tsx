import { FactList } from "../../../base/FactList/FactList.tsx"
import type { FinancesData } from "../finances.data.ts"
import * as styles from "./CompanyBlock.module.css"

export type FinancesProps = { readonly finances: FinancesData }

export const Finances = ({ finances: { heading, source, facts, rise } }: FinancesProps) => (
  <section className={styles.company}>
    <h2 id="finances">{heading}</h2>
    <p className={styles.source}>{source}</p>
    <FactList facts={facts} figures />
    <div className={styles.note}>
      <h3>{rise.heading}</h3>
      <p>{rise.amount}</p>
      {rise.assumption && <small>{rise.assumption}</small>}
    </div>
  </section>
)
