import { scaleOf, trendChart, trendDrawing } from "./charts.ts"

const years = ["2023", "2024", "2025"]

test.each<[number[], number[]]>([
  [
    [5921, 5591, 5449],
    [5400, 5600, 5800, 6000],
  ],
  [
    [8224, 7497, 2800],
    [2000, 4000, 6000, 8000, 10000],
  ],
  [[100], [100, 150]],
  [[0], [0, 0.5]],
])("the scale of %j has round steps that cover it", (values, steps) => {
  expect(scaleOf(values)).toEqual(steps)
})

test("higher figures are higher, later ones further to the right", () => {
  const { lines } = trendDrawing(years, [{ name: "Kallio", values: [5921, 5591, 5449] }], String)
  const points = lines[0]?.points ?? []
  expect(points.map(({ label }) => label)).toEqual(["5921", "5591", "5449"])
  expect(points.map(({ y }) => y).toSorted((a, b) => a - b)).toEqual(points.map(({ y }) => y))
  expect(points.map(({ x }) => x).toSorted((a, b) => a - b)).toEqual(points.map(({ x }) => x))
})

test("no line runs to or from a year without a figure", () => {
  const drawing = trendDrawing(years, [{ name: "A", values: [5408, null, 6036] }], String)
  expect(drawing.lines[0]?.points).toHaveLength(2)
  expect(drawing.lines[0]?.segments).toEqual([])
  const ending = trendDrawing(years, [{ name: "A", values: [5408, 6036, null] }], String)
  expect(ending.lines[0]?.segments).toHaveLength(1)
})

test("a series without any figure draws nothing", () => {
  const { lines, ticks } = trendDrawing(years, [{ name: "Otaniemi", values: [null, null, null] }], String)
  expect(ticks).toEqual([])
  expect(lines).toEqual([{ name: "Otaniemi", points: [], segments: [], end: null }])
})

test("a figure is written on the side of its point where no line runs", () => {
  const { lines } = trendDrawing(years, [{ name: "A", values: [7682, 7263, 7254] }], String)
  expect(lines[0]?.points.map(({ isLow }) => isLow)).toEqual([false, true, true])
})

test("names at the ends of lines do not overlap", () => {
  const series = [5123, 5125, 5449].map((last, index) => ({ name: String(index), values: [5921, 5591, last] }))
  const ends = trendDrawing(years, series, String).lines.map(({ end }) => end?.y ?? 0)
  const sorted = ends.toSorted((a, b) => a - b)
  expect(Math.min(...sorted.slice(1).map((y, index) => y - (sorted[index] ?? 0)))).toBeGreaterThanOrEqual(7.99)
})

test("of many years, the first, the last and the extremes between have labels", () => {
  const values = [18334, 18373, 17893, 18030, 18462, 18492]
  const { lines } = trendDrawing(["2019", "2020", "2021", "2022", "2023", "2024"], [{ name: "A", values }], String)
  expect(lines[0]?.points.map(({ label }) => label)).toEqual(["18334", null, "17893", null, null, "18492"])
})

test("a screen reader reads each figure with its year, and each missing one", () => {
  const texts = { table: "", year: "", noData: "no data", point: "{figure} in {year}", notFromZero: "" }
  const chart = trendChart(
    texts,
    { title: "Mean price", unit: "€/m²", source: "" },
    years,
    [
      { name: "Kallio", values: [5921, 5591, 5449] },
      { name: "Tapiola", values: [5846, null, 5744] },
    ],
    String,
  )
  expect(chart.description).toBe(
    "Mean price, €/m². Kallio: 5921 in 2023, 5591 in 2024, 5449 in 2025. Tapiola: 5846 in 2023, no data in 2024, 5744 in 2025",
  )
})
