import { Link } from "gatsby"
import { BarChart } from "../../../base/BarChart/BarChart.tsx"
import { TrendChart } from "../../../base/TrendChart/TrendChart.tsx"
import { type BarChart as BarChartData, trendChart } from "../../../domain/charts.ts"
import { extremesOf } from "../../../domain/comparison.ts"
import { formatNumber } from "../../../domain/format.ts"
import type { NeighbourhoodsPage } from "../neighbourhoods.data.ts"
import * as styles from "./NeighbourhoodComparison.module.css"

export type NeighbourhoodComparisonProps = {
  readonly page: NeighbourhoodsPage
  /** Postal codes of at least two neighbourhoods of the page. */
  readonly codes: readonly string[]
  readonly onClear: () => void
}

export const NeighbourhoodComparison = ({ page, codes, onClear }: NeighbourhoodComparisonProps) => {
  const { subjects, comparison: words } = page
  const areas = codes.flatMap((code) => page.cities.flatMap((city) => city.areas.filter((area) => area.code === code)))
  const cities = page.cities.filter((city) => city.areas.some((area) => areas.includes(area)))
  const figures = subjects.flatMap((subject) => subject.figures)
  const { years, keys } = words.trend
  /** Figures of earlier years, drawn only in the line over the years. */
  const earlier = keys.slice(0, -1)
  const positionOf = (key: string) => figures.findIndex((figure) => figure.key === key)

  const barsOf = (key: string): BarChartData => {
    const position = positionOf(key)
    const marks = extremesOf(areas.map(({ values }) => values[position] ?? null))
    const bar = (name: string, { cells, values }: (typeof areas)[number] | (typeof cities)[number]) => ({
      name,
      value: values[position] ?? null,
      label: cells[position] ?? "",
    })
    return {
      title: figures[position]?.name ?? "",
      unit: figures[position]?.unit ?? "",
      source: null,
      bars: [
        ...areas.map((area, index) => ({ ...bar(area.name, area), mark: marks[index] && words[marks[index]] })),
        ...cities
          .filter(({ values }) => (values[position] ?? null) !== null)
          .map((city) => ({
            ...bar(city.whole, city),
            ...(figures[position]?.isTotal && { value: null }),
            isBenchmark: true,
          })),
      ],
    }
  }
  const trend = trendChart(
    words.charts,
    words.trend,
    years,
    areas.map(({ name, values }) => ({
      name,
      values: keys.map((key) => values[positionOf(key)] ?? null),
    })),
    (value) => formatNumber(value, { digits: 0 }),
  )
  return (
    <section aria-labelledby="comparison" className={styles.comparison}>
      <h2 id="comparison">{words.heading}</h2>
      <p aria-live="polite">
        {words.compared}{" "}
        {areas.map(({ code, name, path }, index) => (
          <span key={code}>
            {index > 0 && ", "}
            {path ? <Link to={path}>{name}</Link> : name}
          </span>
        ))}
      </p>
      <p className="small">{cities.map(({ benchmark }) => `${benchmark}.`).join(" ")}</p>
      <p className="actions screen-only">
        <button type="button" className="button quiet small" onClick={() => window.print()}>
          {words.print}
        </button>
        <button type="button" className="button quiet small" onClick={onClear}>
          {words.clear}
        </button>
      </p>
      {subjects.map((subject) => (
        <div key={subject.caption}>
          <h3>{subject.caption}</h3>
          <p className="small">{subject.source}</p>
          <div className={styles.figures}>
            {subject.figures
              .filter(({ key }) => !earlier.includes(key))
              .map(({ key }) => (
                <BarChart key={key} chart={barsOf(key)} />
              ))}
            {subject.figures.some(({ key }) => keys.includes(key)) && <TrendChart chart={trend} />}
          </div>
        </div>
      ))}
      <p className="small">{words.attribution}</p>
    </section>
  )
}
