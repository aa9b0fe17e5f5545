import type { BarChart as BarChartData } from "../../domain/charts.ts"
import * as styles from "./BarChart.module.css"

export type BarChartProps = { readonly chart: BarChartData }

/** A table whose rows have their bars below them: the same for who sees the bars and who does not. */
export const BarChart = ({ chart: { title, unit, source, bars } }: BarChartProps) => {
  const most = Math.max(...bars.map(({ value }) => value ?? 0))
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
                {value !== null && most > 0 && (
                  <svg aria-hidden="true" className={styles.bar}>
                    <rect width={`${Math.max((100 * value) / most, 0.5)}%`} height="100%" />
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
