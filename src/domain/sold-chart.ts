import { scaleOf } from "./charts.ts"

/** Positions are per cent of the drawing's width and height, from its upper left corner. */
export type SoldDrawing = {
  readonly ticks: readonly { readonly y: number; readonly label: string }[]
  readonly years: readonly { readonly x: number; readonly label: string }[]
  /** One dot for each sale, in the order of the sales. */
  readonly dots: readonly { readonly x: number; readonly y: number }[]
}

const [left, right, top, bottom] = [18, 98, 6, 80]

const roundToTenth = (position: number): number => Math.round(position * 10) / 10

/** Places dots by day and price; there is no line, because a few homes that differ show no trend. */
export const soldDrawing = (
  sales: readonly { readonly soldOn: string; readonly value: number }[],
  years: readonly string[],
  formatValue: (value: number) => string,
): SoldDrawing => {
  const scale = scaleOf(sales.map(({ value }) => value))
  const [lowest = 0, highest = 1] = [scale[0], scale.at(-1)]
  const [first = "2000"] = years
  const start = Date.parse(`${first}-01-01`)
  const end = Date.parse(`${Number(first) + years.length}-01-01`)
  const x = (moment: number) => roundToTenth(left + ((right - left) * (moment - start)) / (end - start))
  const y = (value: number) => roundToTenth(bottom - ((bottom - top) * (value - lowest)) / (highest - lowest))
  return {
    ticks: scale.map((value) => ({ y: y(value), label: formatValue(value) })),
    years: years.map((label) => ({ x: x(Date.parse(`${label}-07-02`)), label })),
    dots: sales.map(({ soldOn, value }) => ({ x: x(Date.parse(soldOn)), y: y(value) })),
  }
}
