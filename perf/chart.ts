import { type Figure, isKept, type Subject } from "./figures.ts"
import { median } from "./median.ts"

/** How a subject's figures are written and drawn. */
type Scale = {
  readonly write: (value: number) => string
  readonly unit?: string
  /** Where the axis begins, by the least of the figures. */
  readonly from: (least: number) => number
  /** What bars begin at; without it there are none, because their length would say nothing. */
  readonly base?: number
  /** Twice as much is as far from the line as half as much. */
  readonly isRatio?: true
  /** The axis goes as far as this, even where no figure does. */
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

/** Round numbers along an axis, about so many. */
export const ticksOf = (from: number, to: number, about = 5): number[] => {
  const rough = (to - from) / about
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5].find((times) => times * power >= rough) ?? 10) * power
  const first = Math.ceil(from / step - 1e-9)
  const last = Math.floor(to / step + 1e-9)
  // Multiples rather than sums, which would end in 0.30000000000000004.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}

/** 0.5, 1, 2, 4: along an axis of ratios. */
export const doublesOf = (from: number, to: number): number[] => {
  const [first, last] = [Math.ceil(Math.log2(from)), Math.floor(Math.log2(to))]
  return Array.from({ length: last - first + 1 }, (_, index) => 2 ** (first + index))
}

/** As it may stand in elements and attributes. */
export const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

export const marketOf = ({ page }: Figure): string => page.split(" ")[0] ?? ""

/** "0.91, at most 1.60", and whether that is too much. */
export const told = (figure: Figure): string => {
  const { write } = scales[figure.subject]
  const budget = figure.limit === undefined ? "" : `, at ${figure.isLeast ? "least" : "most"} ${write(figure.limit)}`
  return `${write(figure.median)}${budget}${isKept(figure) ? "" : ": missed"}`
}

const [width, left, right, row] = [700, 210, 165, 24]

/** One row a figure: each visit a dot, a line for the median, a mark for the budget; rings are the page without scripts. */
const rowOf = (figure: Figure, isFirst: boolean, y: number, x: (value: number) => number): string => {
  const { write, base } = scales[figure.subject]
  const { name, values, median: middle, limit, plain = [], isLeast } = figure
  const kept = isKept(figure)
  const budget = limit === undefined ? "" : ` ${isLeast ? "≥" : "≤"} ${write(limit)}`
  const mark = (value: number) =>
    `<path class="budget" d="M${x(value)} ${y - 11}v22m-4 -22h8l-4 5z"><title>budget: ${write(value)}</title></path>`
  const dots = (of: readonly number[], kind: string) =>
    of.map((value) => `<circle class="${kind}" cx="${x(value)}" cy="${y}" r="3.5"/>`).join("")
  return [
    `<g${kept ? "" : ' class="missed"'}>`,
    isFirst ? `<text x="0" y="${y + 4}">${escaped(name)}</text>` : "",
    `<text x="${left - 12}" y="${y + 4}" text-anchor="end">${escaped(marketOf(figure))}</text>`,
    base === undefined
      ? ""
      : `<rect class="bar" x="${Math.min(x(base), x(middle))}" y="${y - 6}" width="${Math.abs(x(middle) - x(base)).toFixed(1)}" height="12"/>`,
    limit === undefined ? "" : mark(limit),
    dots(plain, "plain"),
    dots(values, "visit"),
    `<path class="median" d="M${x(middle)} ${y - 8}v16"/>`,
    `<text class="value" x="${width}" y="${y + 4}" text-anchor="end">${kept ? "" : "✕ "}${write(middle)}<tspan>${budget}</tspan></text>`,
    "</g>",
  ].join("")
}

/** A kind of page's figures of one subject as an SVG that says in its description what it shows. */
export const chartOf = (title: string, figures: readonly Figure[], id: string): string => {
  const [first] = figures
  if (!first) return ""
  const scale = scales[first.subject]
  const all = figures.flatMap(({ values, limit, plain }) => [
    ...values,
    ...(limit === undefined ? [] : [limit]),
    ...(plain ?? []),
  ])
  const from = scale.from(Math.min(...all))
  const to = Math.max(scale.to, ...all)
  const place = (value: number) => (scale.isRatio ? Math.log2(value) : value)
  const x = (value: number): number => {
    const share = (place(value) - place(from)) / (place(to) - place(from))
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
  const said = figures.map((figure) => {
    const beside = figure.plain ? `, without scripts ${scale.write(median(figure.plain))}` : ""
    return `${figure.name}, ${marketOf(figure)}: ${told(figure)}${beside}.`
  })
  return [
    `<svg viewBox="0 0 ${width} ${bottom + 22}" role="img" aria-labelledby="${id}-title ${id}-said">`,
    `<title id="${id}-title">${escaped(title)}</title><desc id="${id}-said">${escaped(said.join(" "))}</desc>`,
    axis,
    ...figures.map((figure, index) =>
      rowOf(figure, figures[index - 1]?.name !== figure.name, top + row * (index + 0.5), x),
    ),
    line,
    "</svg>",
  ].join("\n")
}
