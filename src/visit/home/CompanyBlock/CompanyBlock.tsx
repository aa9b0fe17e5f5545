import { FactList } from "../../../base/FactList/FactList.tsx"
import type { CompanyData } from "../company.data.ts"
import * as styles from "./CompanyBlock.module.css"

export type CompanyBlockProps = { readonly company: CompanyData }

export const CompanyBlock = ({ company }: CompanyBlockProps) => (
  <section className={styles.company}>
    <h2 id="company">{company.heading}</h2>
    <ul className={styles.note}>
      {company.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
    <div className={styles.repairs}>
      {company.repairs.map(({ heading, items }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
    <FactList facts={company.facts} />
  </section>
)
