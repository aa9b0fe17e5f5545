/** A figure over the years: null where none is published. */
export type Series = { readonly name: string; readonly values: readonly (number | null)[] }

export type Point = {
  readonly x: number
  readonly y: number
  /** The figure, where there is room to write it beside the point. */
  readonly label: string | null
  /** Whether it is written below the point: its lines are above it, more than below. */
  readonly isLow: boolean
}

/** What is drawn of some series, in per cent of the drawing's width and height, from its upper left corner. */
type TrendDrawing = {
  readonly ticks: readonly { readonly y: number; readonly label: string }[]
  readonly years: readonly { readonly x: number; readonly label: string }[]
  readonly lines: readonly {
    readonly name: string
    readonly points: readonly Point[]
    /** From one year to the next, where both have a figure: what is not known is not drawn. */
    readonly segments: readonly (readonly [x1: number, y1: number, x2: number, y2: number])[]
    /** Where the end of the line is named, clear of other names; null where there is no point. */
    readonly end: { readonly x: number; readonly y: number } | null
  }[]
}

const [left, right, top, bottom] = [24, 90, 11, 78]

/** Round steps of a scale that holds all values, four of them at most. */
export const scaleOf = (values: readonly number[]): number[] => {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const wanted = (most - least || Math.abs(most) || 1) / 3
  const magnitude = 10 ** Math.floor(Math.log10(wanted))
  const step = ([1, 2, 5].find((digit) => digit * magnitude >= wanted) ?? 10) * magnitude
  const first = Math.floor(least / step)
  const last = Math.max(Math.ceil(most / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}

/** Positions that lie at least `gap` apart, each as near to where it was as the ones above it let it be. */
const apart = (positions: readonly number[], gap: number): number[] => {
  const order = positions.map((_, index) => index).sort((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0))
  const moved = [...positions]
  order.forEach((index, place) => {
    const above = order[place - 1]
    if (above !== undefined) moved[index] = Math.max(moved[index] ?? 0, (moved[above] ?? 0) + gap)
  })
  return moved
}

/** Which of many figures are written at a single line: the ends, and the extremes that are not next to them. */
const isWritten = (values: readonly (number | null)[], index: number): boolean => {
  if (values.length <= 3) return true
  const known = values.filter((value) => value !== null)
  const last = values.length - 1
  if (index === 0 || index === last) return true
  return index > 1 && index < last - 1 && [Math.min(...known), Math.max(...known)].includes(values[index] ?? Number.NaN)
}

const isLow = (values: readonly (number | null)[], index: number): boolean => {
  const value = values[index] ?? 0
  const sides = [values[index - 1], values[index + 1]].filter((side) => side !== null && side !== undefined)
  return sides.reduce((sum, side) => sum + side - value, 0) > 0
}

const rounded = (position: number): number => Math.round(position * 100) / 100

/**
 * Where the lines of some series run. Figures are written at the points where there is one series; several are told
 * apart by the names at their ends.
 */
export const trendDrawing = (
  years: readonly string[],
  series: readonly Series[],
  written: (value: number) => string,
): TrendDrawing => {
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null))
  const scale = known.length > 0 ? scaleOf(known) : []
  const [lowest = 0, highest = 1] = [scale[0], scale.at(-1)]
  const x = (index: number) =>
    rounded(years.length === 1 ? (left + right) / 2 : left + ((right - left) * index) / (years.length - 1))
  const y = (value: number) => rounded(bottom - ((bottom - top) * (value - lowest)) / (highest - lowest))
  const lines = series.map(({ name, values }) => {
    const points = values.flatMap((value, index) =>
      value === null
        ? []
        : [
            {
              x: x(index),
              y: y(value),
              label: series.length === 1 && isWritten(values, index) ? written(value) : null,
              isLow: isLow(values, index),
            },
          ],
    )
    const segments = values.slice(1).flatMap((value, index) => {
      const before = values[index] ?? null
      return value === null || before === null ? [] : [[x(index), y(before), x(index + 1), y(value)] as const]
    })
    return { name, points, segments }
  })
  const ends = apart(
    lines.map(({ points }) => points.at(-1)?.y ?? -100),
    8,
  )
  return {
    ticks: scale.map((value) => ({ y: y(value), label: written(value) })),
    years: years.map((label, index) => ({ x: x(index), label })),
    lines: lines.map((line, index) => {
      const last = line.points.at(-1)
      return { ...line, end: last ? { x: last.x, y: rounded(ends[index] ?? last.y) } : null }
    }),
  }
}

/** What charts say beside their figures. */
export type ChartTexts = {
  /** Opens the table behind a chart. */
  readonly table: string
  readonly year: string
  readonly noData: string
  /** "{figure} in {year}", as a figure is read out. */
  readonly point: string
  readonly notFromZero: string
}

/** A line chart with the table behind it. */
export type TrendChart = {
  readonly title: string
  readonly unit: string
  readonly source: string
  /** The chart in words, for who does not see it. */
  readonly description: string
  readonly notes: readonly string[]
  readonly drawing: TrendDrawing
  readonly table: {
    readonly label: string
    readonly year: string
    readonly columns: readonly string[]
    readonly rows: readonly { readonly year: string; readonly cells: readonly string[] }[]
  }
}

export const trendChart = (
  texts: ChartTexts,
  { title, unit, source }: Pick<TrendChart, "title" | "unit" | "source">,
  years: readonly string[],
  series: readonly Series[],
  written: (value: number) => string,
): TrendChart => {
  const cell = (value: number | null | undefined) =>
    value === null || value === undefined ? texts.noData : written(value)
  const drawing = trendDrawing(years, series, written)
  const read = (values: Series["values"]) =>
    years.map((year, index) => texts.point.replace("{figure}", cell(values[index])).replace("{year}", year)).join(", ")
  const gaps = series.flatMap(({ name, values }) => {
    const missing = years.filter((_, index) => (values[index] ?? null) === null)
    return missing.length === 0 ? [] : [`${name}, ${missing.join(", ")}: ${texts.noData}`]
  })
  return {
    title,
    unit,
    source,
    description: [`${title}, ${unit}`, ...series.map(({ name, values }) => `${name}: ${read(values)}`)].join(". "),
    notes: [
      ...gaps,
      ...(drawing.ticks.length > 0 && series.every(({ values }) => !values.includes(0)) ? [texts.notFromZero] : []),
    ],
    drawing,
    table: {
      label: texts.table,
      year: texts.year,
      columns: series.map(({ name }) => name),
      rows: years.map((year, index) => ({ year, cells: series.map(({ values }) => cell(values[index])) })),
    },
  }
}

/** A figure of several places. */
export type BarChart = {
  readonly title: string
  readonly unit: string
  readonly source: string | null
  readonly bars: readonly {
    readonly name: string
    readonly value: number | null
    readonly label: string
    /** What is said of the figure among the others. */
    readonly mark?: string | undefined
    /** What the others are measured by, and not one of them. */
    readonly isBenchmark?: boolean
  }[]
}
