import { FactList } from "../../../base/FactList/FactList.tsx"
import type { CostSummary, Line } from "../../../domain/cost-summary.ts"
import type { CostData } from "../cost.data.ts"
import * as styles from "./MonthlyCost.module.css"

export type CostBreakdownProps = {
  readonly cost: CostData
  readonly summary: CostSummary
  readonly assumptions: readonly Line[]
  readonly note: string | undefined
}

export const CostBreakdown = ({ cost, summary, assumptions, note }: CostBreakdownProps) => (
  <div className={styles.breakdown}>
    <div className="scroll">
      <table aria-labelledby="monthly">
        <tbody>
          {summary.rows.map(({ term, value }) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{cost.total}</th>
            <td>{summary.total}</td>
          </tr>
        </tfoot>
      </table>
    </div>
    <div>
      <FactList facts={[...assumptions, ...summary.sums]} />
      {note && <p className="hint">{note}</p>}
    </div>
  </div>
)
