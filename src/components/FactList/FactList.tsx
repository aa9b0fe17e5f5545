import type { Fact } from "../../build/pages/cards.ts"
import * as styles from "./FactList.module.css"

export type FactListProps = { readonly facts: readonly (Fact & { readonly source?: string | null })[] }

export const FactList = ({ facts }: FactListProps) => (
  <dl className={styles.facts}>
    {facts.map(({ term, value, source }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>
          {value}
          {source && <small>{source}</small>}
        </dd>
      </div>
    ))}
  </dl>
)
