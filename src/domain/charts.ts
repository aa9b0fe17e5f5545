/** A figure over the years; null marks a year without a published figure. */
export type Series = { readonly name: string; readonly values: readonly (number | null)[] }

export type Point = {
  readonly x: number
  readonly y: number
  /** The formatted figure; null where the chart has no room for it. */
  readonly label: string | null
  /** Puts the label below the point, because the lines to its neighbours mostly run above it. */
  readonly isLow: boolean
}

/** Positions are per cent of the drawing's width and height, from its upper left corner. */
type TrendDrawing = {
  readonly ticks: readonly { readonly y: number; readonly label: string }[]
  readonly years: readonly { readonly x: number; readonly label: string }[]
  readonly lines: readonly {
    readonly name: string
    readonly points: readonly Point[]
    /** Each segment joins two adjacent years with figures, so that a missing figure leaves a gap in the line. */
    readonly segments: readonly (readonly [x1: number, y1: number, x2: number, y2: number])[]
    /** Position of the series' name at the end of its line, clear of other names; null for a series without points. */
    readonly end: { readonly x: number; readonly y: number } | null
  }[]
}

const [left, right, top, bottom] = [24, 90, 11, 78]

/** Returns round ticks (1, 2 or 5 times a power of ten) that cover all values in at most four steps. */
export const scaleOf = (values: readonly number[]): number[] => {
  const [min, max] = [Math.min(...values), Math.max(...values)]
  const roughStep = (max - min || Math.abs(max) || 1) / 3
  const magnitude = 10 ** Math.floor(Math.log10(roughStep))
  const step = ([1, 2, 5].find((digit) => digit * magnitude >= roughStep) ?? 10) * magnitude
  const first = Math.floor(min / step)
  const last = Math.max(Math.ceil(max / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}

/** Moves positions down until they lie at least `gap` apart. */
const spreadPositions = (positions: readonly number[], gap: number): number[] => {
  const order = positions.map((_, index) => index).sort((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0))
  const spread = [...positions]
  order.forEach((index, rank) => {
    const above = order[rank - 1]
    if (above !== undefined) spread[index] = Math.max(spread[index] ?? 0, (spread[above] ?? 0) + gap)
  })
  return spread
}

/** Labels the ends of a single line, and the extremes that are not next to an end. */
const isLabelled = (values: readonly (number | null)[], index: number): boolean => {
  if (values.length <= 3) return true
  const numbers = values.filter((value) => value !== null)
  const last = values.length - 1
  if (index === 0 || index === last) return true
  return (
    index > 1 && index < last - 1 && [Math.min(...numbers), Math.max(...numbers)].includes(values[index] ?? Number.NaN)
  )
}

const isLow = (values: readonly (number | null)[], index: number): boolean => {
  const value = values[index] ?? 0
  const neighbours = [values[index - 1], values[index + 1]].filter((side) => side !== null && side !== undefined)
  return neighbours.reduce((sum, side) => sum + side - value, 0) > 0
}

const roundToHundredth = (position: number): number => Math.round(position * 100) / 100

/** Computes the lines of a chart: a single series has labels at its points, several series have names at their ends. */
export const trendDrawing = (
  years: readonly string[],
  series: readonly Series[],
  formatValue: (value: number) => string,
): TrendDrawing => {
  const numbers = series.flatMap(({ values }) => values.filter((value) => value !== null))
  const scale = numbers.length > 0 ? scaleOf(numbers) : []
  const [lowest = 0, highest = 1] = [scale[0], scale.at(-1)]
  const x = (index: number) =>
    roundToHundredth(years.length === 1 ? (left + right) / 2 : left + ((right - left) * index) / (years.length - 1))
  const y = (value: number) => roundToHundredth(bottom - ((bottom - top) * (value - lowest)) / (highest - lowest))
  const lines = series.map(({ name, values }) => {
    const points = values.flatMap((value, index) =>
      value === null
        ? []
        : [
            {
              x: x(index),
              y: y(value),
              label: series.length === 1 && isLabelled(values, index) ? formatValue(value) : null,
              isLow: isLow(values, index),
            },
          ],
    )
    const segments = values.slice(1).flatMap((value, index) => {
      const previous = values[index] ?? null
      return value === null || previous === null ? [] : [[x(index), y(previous), x(index + 1), y(value)] as const]
    })
    return { name, points, segments }
  })
  const ends = spreadPositions(
    lines.map(({ points }) => points.at(-1)?.y ?? -100),
    8,
  )
  return {
    ticks: scale.map((value) => ({ y: y(value), label: formatValue(value) })),
    years: years.map((label, index) => ({ x: x(index), label })),
    lines: lines.map((line, index) => {
      const last = line.points.at(-1)
      return { ...line, end: last ? { x: last.x, y: roundToHundredth(ends[index] ?? last.y) } : null }
    }),
  }
}

export type ChartTexts = {
  /** Label of the control that opens the table behind a chart. */
  readonly table: string
  readonly year: string
  readonly noData: string
  /** Template of one figure in the chart's description, such as "{figure} in {year}". */
  readonly point: string
  readonly notFromZero: string
}

export type TrendChart = {
  readonly title: string
  readonly unit: string
  readonly source: string
  /** Describes the chart in words for screen readers. */
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
  formatValue: (value: number) => string,
): TrendChart => {
  const cell = (value: number | null | undefined) =>
    value === null || value === undefined ? texts.noData : formatValue(value)
  const drawing = trendDrawing(years, series, formatValue)
  const seriesText = (values: Series["values"]) =>
    years.map((year, index) => texts.point.replace("{figure}", cell(values[index])).replace("{year}", year)).join(", ")
  const gapNotes = series.flatMap(({ name, values }) => {
    const missingYears = years.filter((_, index) => (values[index] ?? null) === null)
    return missingYears.length === 0 ? [] : [`${name}, ${missingYears.join(", ")}: ${texts.noData}`]
  })
  return {
    title,
    unit,
    source,
    description: [`${title}, ${unit}`, ...series.map(({ name, values }) => `${name}: ${seriesText(values)}`)].join(
      ". ",
    ),
    notes: [
      ...gapNotes,
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

/** One figure of several places. */
export type BarChart = {
  readonly title: string
  readonly unit: string
  readonly source: string | null
  readonly bars: readonly {
    readonly name: string
    readonly value: number | null
    readonly label: string
    /** Text that compares the figure with the others. */
    readonly mark?: string | undefined
    /** Marks the value that the other bars are compared with. */
    readonly isBenchmark?: boolean
  }[]
}
