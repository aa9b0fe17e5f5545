import type { Fact } from "../HomeCard/cards.data.ts"
import { Term } from "../Term/Term.tsx"
import * as styles from "./FactList.module.css"

type StatedFact = Fact & { readonly source?: string | null; readonly meaning?: string | undefined }

export type FactListProps = {
  readonly facts: readonly StatedFact[]
  /** Whether the values are figures to compare, which are large and below their terms. */
  readonly figures?: boolean | undefined
}

/** Nothing for a page without facts. */
export const FactList = ({ facts, figures = false }: FactListProps) =>
  facts.length > 0 && (
    <dl className={figures ? styles.figures : styles.facts}>
      {facts.map(({ term, value, source, meaning }) => (
        <div key={term}>
          <dt>{meaning ? <Term term={term} meaning={meaning} /> : term}</dt>
          <dd>
            {value} {source && <small>{source}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
