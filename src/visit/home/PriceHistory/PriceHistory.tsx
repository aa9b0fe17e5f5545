import type { PriceHistory as PriceHistoryData } from "../price-history.data.ts"
import * as styles from "./PriceHistory.module.css"

export type PriceHistoryProps = { readonly history: PriceHistoryData }

export const PriceHistory = ({ history: { heading, columns, prices } }: PriceHistoryProps) => (
  <section>
    <h2 id="price-history">{heading}</h2>
    <div className="scroll">
      <table className={styles.history} aria-labelledby="price-history">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {prices.map(({ date, isoDate, price, change }) => (
            <tr key={isoDate}>
              <th scope="row">
                <time dateTime={isoDate}>{date}</time>
              </th>
              <td>{price}</td>
              <td>{change}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
)
