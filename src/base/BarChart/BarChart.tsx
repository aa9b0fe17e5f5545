import type { BarChart as BarChartData } from "../../domain/charts.ts"
import * as styles from "./BarChart.module.css"

export type BarChartProps = { readonly chart: BarChartData }

/** A table with a bar below each row, so that visitors who cannot see the bars get the same figures. */
export const BarChart = ({ chart: { title, unit, source, bars } }: BarChartProps) => {
  const maxValue = Math.max(...bars.map(({ value }) => value ?? 0))
  return (
    <figure className={styles.chart}>
      <table>
        <caption>
          {title} <small>{unit}</small>
        </caption>
        <tbody>
          {bars.map(({ name, value, label, mark, isBenchmark }) => (
            <tr key={name} className={isBenchmark ? styles.benchmark : undefined}>
              <th scope="row">
                {name}
                {value !== null && maxValue > 0 && (
                  <svg aria-hidden="true" className={styles.bar}>
                    <rect width={`${Math.max((100 * value) / maxValue, 0.5)}%`} height="100%" />
                  </svg>
                )}
              </th>
              <td>
                {label} {mark && <span className={styles.mark}>{mark}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {source && <figcaption>{source}</figcaption>}
    </figure>
  )
}
