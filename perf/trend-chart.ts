import { escapeXml } from "./chart.ts"
import { writeTimed } from "./timed.ts"
import type { TrendLine } from "./trend.ts"

/** Runs that the charts and the table show. */
const shown = 30
const [width, height] = [240, 36]

type Point = { readonly date: string; readonly commit: string; readonly figure: number }
type Row = {
  readonly name: string
  readonly points: readonly Point[]
  readonly aim?: number
  readonly write: (value: number) => string
}

/** Draws a figure from run to run, above a dashed line for its aim. */
export const trendChart = ({ name, points, aim, write }: Row): string => {
  const most = Math.max(aim ?? 0, ...points.map(({ figure }) => figure), Number.MIN_VALUE)
  const x = (index: number) => (6 + (index * (width - 12)) / Math.max(1, points.length - 1)).toFixed(1)
  const y = (value: number) => (height - 4 - (value / most) * (height - 8)).toFixed(1)
  const dots = points.map(
    ({ date, commit, figure }, index) =>
      `<circle class="visit" cx="${x(index)}" cy="${y(figure)}" r="2.5"><title>${escapeXml(`${date.slice(0, 16)} ${commit}: ${write(figure)}`)}</title></circle>`,
  )
  return [
    `<svg class="trend" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeXml(`${name}, the last ${points.length} runs`)}">`,
    ...(aim === undefined ? [] : [`<path class="line" d="M0 ${y(aim)}H${width}"/>`]),
    `<polyline class="way" points="${points.map(({ figure }, index) => `${x(index)},${y(figure)}`).join(" ")}"/>`,
    ...dots,
    "</svg>",
  ].join("")
}

/** The machine's speed first, because each other row means something only beside it. */
export const trendRows = (lines: readonly TrendLine[]): Row[] => {
  const recent = lines.slice(-shown)
  const names = [...new Set(recent.flatMap(({ times }) => Object.keys(times)))]
  const machine = recent.map(({ date, commit, machine: figure }) => ({ date, commit, figure }))
  return [
    { name: "the machine, for a fixed page", points: machine, write: (value) => `${value.toFixed(1)} ms` },
    ...names.map((name): Row => {
      const last = recent.findLast(({ times }) => times[name])?.times[name]
      const points = recent.flatMap(({ date, commit, times }) =>
        times[name] ? [{ date, commit, figure: times[name].figure }] : [],
      )
      return { name, points, ...(last && { aim: last.aim }), write: (value) => writeTimed(value, last?.unit ?? "ms") }
    }),
  ]
}

/** Renders the trend as a table with a chart in each row. */
export const trendTable = (lines: readonly TrendLine[]): string => {
  const rows = trendRows(lines).map((row) => {
    const latest = row.points.at(-1)?.figure ?? Number.NaN
    const cells = [row.write(latest), row.aim === undefined ? "" : row.write(row.aim)]
    return `<tr><th scope="row">${escapeXml(row.name)}</th>${cells.map((cell) => `<td>${escapeXml(cell)}</td>`).join("")}<td>${trendChart(row)}</td></tr>`
  })
  return `<table aria-label="Trend"><thead><tr><th>figure</th><th>last run</th><th>aim</th><th>runs, from the oldest</th></tr></thead><tbody>
${rows.join("\n")}
</tbody></table>`
}
