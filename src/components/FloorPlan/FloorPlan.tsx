import type { PropertyPage } from "../../build/pages/property.ts"
import * as styles from "./FloorPlan.module.css"

export type FloorPlanProps = { readonly plan: PropertyPage["plan"] }

export const FloorPlan = ({ plan }: FloorPlanProps) => (
  <section>
    <h2>{plan.heading}</h2>
    <figure className={styles.plan}>
      <img src={plan.src} alt={plan.alt} width={plan.width} height={plan.height} loading="lazy" />
      <figcaption>
        {plan.note} <a href={plan.src}>{plan.open}</a>
      </figcaption>
    </figure>
  </section>
)
