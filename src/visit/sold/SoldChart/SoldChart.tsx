import type { SoldDrawing } from "../../../domain/sold-chart.ts"
import * as styles from "./SoldChart.module.css"

export type SoldChartProps = {
  readonly label: string
  readonly unit: string
  readonly drawing: SoldDrawing
  /** Whether each dot's home is among those that the visitor has chosen. */
  readonly isChosen: readonly boolean[]
}

/** Positions are in per cent and sizes in pixels, so that the chart fits any width and its text keeps its size. */
export const SoldChart = ({ label, unit, drawing: { ticks, years, dots }, isChosen }: SoldChartProps) => (
  <svg role="img" aria-label={label} className={styles.chart}>
    {ticks.map(({ y, label: figure }) => (
      <g key={figure}>
        <line x1="18%" x2="100%" y1={`${y}%`} y2={`${y}%`} />
        <text x="16%" y={`${y}%`} dy="0.35em" textAnchor="end">
          {`${figure} `}
        </text>
      </g>
    ))}
    <text x="16%" y="97%" textAnchor="end">
      {`${unit} `}
    </text>
    {years.map(({ x, label: year }) => (
      <text key={year} x={`${x}%`} y="97%" textAnchor="middle">
        {`${year} `}
      </text>
    ))}
    {dots.map(({ x, y }, index) => isChosen[index] && <circle key={`${x} ${y}`} cx={`${x}%`} cy={`${y}%`} r="5" />)}
  </svg>
)
