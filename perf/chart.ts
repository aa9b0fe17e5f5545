import { type Figure, isWithinLimit, type Subject } from "./figures.ts"
import { median } from "./median.ts"

/** Formats and axis of a subject. */
type Scale = {
  readonly write: (value: number) => string
  readonly unit?: string
  /** Start of the axis, given the smallest figure. */
  readonly from: (least: number) => number
  /** Value at which bars begin; subjects without it have no bars, because a bar's length would mean nothing. */
  readonly base?: number
  /** Uses a logarithmic axis, so that double and half are equally far from 1. */
  readonly isRatio?: true
  /** Minimum end of the axis. */
  readonly to: number
  readonly line?: { readonly at: number; readonly name: string }
}

const thousands = (value: number): string => value.toFixed(0).replace(/\B(?=(\d{3})+$)/g, "\u00a0")

export const scales: Readonly<Record<Subject, Scale>> = {
  "beside plain HTML": {
    write: (value) => value.toFixed(2),
    from: (least) => Math.min(0.5, least),
    to: 2,
    base: 1,
    isRatio: true,
    line: { at: 1, name: "plain HTML" },
  },
  times: { write: (value) => `${thousands(value)}\u00a0ms`, unit: "\u00a0ms", from: () => 0, base: 0, to: 100 },
  bytes: { write: (value) => `${value.toFixed(1)}\u00a0KB`, unit: ".0\u00a0KB", from: () => 0, base: 0, to: 10 },
  scores: { write: (value) => value.toFixed(2), from: (least) => Math.min(0.8, Math.floor(least * 10) / 10), to: 1 },
}

/** Returns about `about` round numbers along an axis. */
export const ticksOf = (from: number, to: number, about = 5): number[] => {
  const rough = (to - from) / about
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5].find((times) => times * power >= rough) ?? 10) * power
  const first = Math.ceil(from / step - 1e-9)
  const last = Math.floor(to / step + 1e-9)
  // Multiplies instead of adding, because sums end in 0.30000000000000004.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}

/** Returns the powers of two along an axis of ratios, such as 0.5, 1, 2, 4. */
export const doublesOf = (from: number, to: number): number[] => {
  const [first, last] = [Math.ceil(Math.log2(from)), Math.floor(Math.log2(to))]
  return Array.from({ length: last - first + 1 }, (_, index) => 2 ** (first + index))
}

/** Escapes text for elements and attributes. */
export const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

export const marketOf = ({ page }: Figure): string => page.split(" ")[0] ?? ""

/** Describes a figure, such as "0.91, at most 1.60", and whether it misses its budget. */
export const textOf = (figure: Figure): string => {
  const { write } = scales[figure.subject]
  const budget = figure.limit === undefined ? "" : `, at ${figure.isLeast ? "least" : "most"} ${write(figure.limit)}`
  return `${write(figure.median)}${budget}${isWithinLimit(figure) ? "" : ": missed"}`
}

const [width, left, right, row] = [700, 210, 165, 24]

/** Draws one row: dots for visits, rings for visits without scripts, a line for the median, a mark for the budget. */
const rowOf = (figure: Figure, isFirst: boolean, y: number, x: (value: number) => number): string => {
  const { write, base } = scales[figure.subject]
  const { name, values, median: middle, limit, plain = [], isLeast } = figure
  const isWithinBudget = isWithinLimit(figure)
  const budget = limit === undefined ? "" : ` ${isLeast ? "≥" : "≤"} ${write(limit)}`
  const mark = (value: number) =>
    `<path class="budget" d="M${x(value)} ${y - 11}v22m-4 -22h8l-4 5z"><title>budget: ${write(value)}</title></path>`
  const dots = (dotValues: readonly number[], kind: string) =>
    dotValues.map((value) => `<circle class="${kind}" cx="${x(value)}" cy="${y}" r="3.5"/>`).join("")
  return [
    `<g${isWithinBudget ? "" : ' class="missed"'}>`,
    isFirst ? `<text x="0" y="${y + 4}">${escapeXml(name)}</text>` : "",
    `<text x="${left - 12}" y="${y + 4}" text-anchor="end">${escapeXml(marketOf(figure))}</text>`,
    base === undefined
      ? ""
      : `<rect class="bar" x="${Math.min(x(base), x(middle))}" y="${y - 6}" width="${Math.abs(x(middle) - x(base)).toFixed(1)}" height="12"/>`,
    limit === undefined ? "" : mark(limit),
    dots(plain, "plain"),
    dots(values, "visit"),
    `<path class="median" d="M${x(middle)} ${y - 8}v16"/>`,
    `<text class="value" x="${width}" y="${y + 4}" text-anchor="end">${isWithinBudget ? "" : "✕ "}${write(middle)}<tspan>${budget}</tspan></text>`,
    "</g>",
  ].join("")
}

/** Draws the figures of one subject as an SVG with a text description. */
export const chartOf = (title: string, figures: readonly Figure[], id: string): string => {
  const [first] = figures
  if (!first) return ""
  const scale = scales[first.subject]
  const all = figures.flatMap(({ values, limit, plain }) => [
    ...values,
    ...(limit === undefined ? [] : [limit]),
    ...(plain ?? []),
  ])
  // Figures that are missing (NaN), 0 or infinite must not stretch the axis; they are drawn at its ends.
  const drawable = all.filter((value) => Number.isFinite(value) && (value > 0 || !scale.isRatio))
  const from = scale.from(Math.min(...drawable, scale.to))
  const to = Math.max(scale.to, ...drawable)
  const place = (value: number) => (scale.isRatio ? Math.log2(value) : value)
  const x = (value: number): number => {
    const within = Math.min(Math.max(Number.isNaN(value) ? from : value, from), to)
    const share = (place(within) - place(from)) / (place(to) - place(from))
    return Number((left + share * (width - left - right)).toFixed(1))
  }
  const top = scale.line ? 30 : 6
  const bottom = top + row * figures.length
  const axis = (scale.isRatio ? doublesOf(from, to) : ticksOf(from, to))
    .map(
      (tick) =>
        `<path class="grid" d="M${x(tick)} ${top}V${bottom}"/><text class="tick" x="${x(tick)}" y="${bottom + 16}" text-anchor="middle">${scale.write(tick).replace(scale.unit ?? "", "")}</text>`,
    )
    .join("")
  const line = scale.line
    ? `<path class="line" d="M${x(scale.line.at)} ${top - 6}V${bottom}"/><text class="tick" x="${x(scale.line.at)}" y="${top - 12}" text-anchor="middle">${scale.line.name}</text>`
    : ""
  const sentences = figures.map((figure) => {
    const beside = figure.plain ? `, without scripts ${scale.write(median(figure.plain))}` : ""
    return `${figure.name}, ${marketOf(figure)}: ${textOf(figure)}${beside}.`
  })
  return [
    `<svg viewBox="0 0 ${width} ${bottom + 22}" role="img" aria-labelledby="${id}-title ${id}-text">`,
    `<title id="${id}-title">${escapeXml(title)}</title><desc id="${id}-text">${escapeXml(sentences.join(" "))}</desc>`,
    axis,
    ...figures.map((figure, index) =>
      rowOf(figure, figures[index - 1]?.name !== figure.name, top + row * (index + 0.5), x),
    ),
    line,
    "</svg>",
  ].join("\n")
}
