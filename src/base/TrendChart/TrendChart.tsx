import type { TrendChart as TrendChartData } from "../../domain/charts.ts"
import * as styles from "./TrendChart.module.css"

export type TrendChartProps = { readonly chart: TrendChartData }

/** One shape per line, so that lines differ without their colours. */
const shapes = [
  "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
  "M-5-5h10v10h-10z",
  "M0-6.5L6.5 0L0 6.5L-6.5 0z",
  "M0-6L6 5H-6z",
]
const lineStyles = [styles.line0, styles.line1, styles.line2, styles.line3]
const letters = "ABCD"

const Shape = ({ line }: { readonly line: number }) => <path className={lineStyles[line]} d={shapes[line]} />

/** Positions are in per cent and sizes in pixels, so that the chart fits any width and its text keeps its size. */
export const TrendChart = ({ chart: { title, unit, source, description, notes, drawing, table } }: TrendChartProps) => (
  <figure className={styles.chart}>
    <figcaption>
      <strong>{title}</strong> <small>{unit}</small>
    </figcaption>
    {drawing.ticks.length > 0 && (
      <svg role="img" aria-label={description} className={styles.drawing}>
        {drawing.ticks.map(({ y, label }) => (
          <g key={label} className={styles.tick}>
            <line x1="16%" x2="96%" y1={`${y}%`} y2={`${y}%`} />
            <text x="15%" y={`${y}%`} dy="0.35em" textAnchor="end">
              {label}
            </text>{" "}
          </g>
        ))}
        {drawing.years.map(({ x, label }) => (
          <text key={label} x={`${x}%`} y="97%" textAnchor="middle">
            {`${label} `}
          </text>
        ))}
        {drawing.lines.map(({ name, points, segments, end }, line) => (
          <g key={name}>
            {segments.map(([x1, y1, x2, y2]) => (
              <line key={x1} className={lineStyles[line]} x1={`${x1}%`} y1={`${y1}%`} x2={`${x2}%`} y2={`${y2}%`} />
            ))}
            {points.map(({ x, y, label, isLow }) => (
              <svg key={x} x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true">
                <Shape line={line} />
                {label && (
                  <text className={styles.value} y={isLow ? 20 : -11} textAnchor="middle">
                    {`${label} `}
                  </text>
                )}
              </svg>
            ))}
            {drawing.lines.length > 1 && end && (
              <text className={styles.value} x={`${end.x}%`} y={`${end.y}%`} dx="12" dy="0.35em">
                {`${letters[line]} `}
              </text>
            )}
          </g>
        ))}
      </svg>
    )}
    {drawing.lines.length > 1 && (
      <ol className={styles.key}>
        {drawing.lines.map(({ name }, line) => (
          <li key={name}>
            <svg aria-hidden="true" width="34" height="16" viewBox="-17 -8 34 16">
              <line className={lineStyles[line]} x1="-17" x2="17" y1="0" y2="0" />
              <Shape line={line} />
            </svg>
            <b>{letters[line]}</b> {name}
          </li>
        ))}
      </ol>
    )}
    {notes.map((note) => (
      <p key={note} className={styles.note}>
        {note}
      </p>
    ))}
    <p className={styles.note}>{source}</p>
    <details>
      <summary>{table.label}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
      <section className="scroll" aria-label={title} tabIndex={0}>
        <table>
          <caption>
            {title}, {unit}
          </caption>
          <thead>
            <tr>
              <th scope="col">{table.year}</th>
              {table.columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ year, cells }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                {cells.map((cell, index) => (
                  <td key={table.columns[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  </figure>
)
