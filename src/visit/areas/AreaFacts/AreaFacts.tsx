import { Link } from "gatsby"
import { FactList } from "../../../base/FactList/FactList.tsx"
import { TrendChart } from "../../../base/TrendChart/TrendChart.tsx"
import type { AreaFactsData } from "../area-facts.data.ts"
import * as styles from "./AreaFacts.module.css"

export type AreaFactsProps = { readonly area: AreaFactsData }

export const AreaFacts = ({ area: { heading, summary, facts, trend, note, more } }: AreaFactsProps) => (
  <section className={styles.area}>
    <h2 id="area">{heading}</h2>
    <p>{summary}</p>
    <div className={styles.columns}>
      <div>
        <FactList facts={facts} />
        {note && <p className="small">{note}</p>}
      </div>
      {trend && <TrendChart chart={trend} />}
    </div>
    <p>
      <Link to={more.path} className="button quiet">
        {more.name}
      </Link>
    </p>
  </section>
)
