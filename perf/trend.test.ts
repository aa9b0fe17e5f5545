/** @jest-environment node */
import { parse } from "node-html-parser"
import type { Run } from "./report.ts"
import { type TrendLine, trendIn, trendLineOf } from "./trend.ts"
import { trendRows, trendTable } from "./trend-chart.ts"

const line = (its: Partial<TrendLine> = {}): TrendLine => ({
  date: "2026-11-24T18:00:00.000Z",
  commit: "abc1234",
  machine: 12,
  times: { "se listings: back": { figure: 84, aim: 100, unit: "ms" } },
  ...its,
})

test("a run's line has its machine and each time beside its aim", () => {
  const run: Run = {
    shared: [],
    summary: "",
    date: new Date("2026-11-24T18:00:00Z"),
    machine: [10, 14],
    reports: [
      {
        page: { market: "se", kind: "listings", path: "/bostader/" },
        median: undefined,
        visits: [],
        plain: [],
        checks: [],
        times: [{ name: "back", values: [80, 84, 90], figure: 84, aim: 100, unit: "ms", machine: 11 }],
      },
    ],
  }
  expect(trendLineOf(run, "abc1234")).toEqual(line())
})

test("a trend is read line by line, without one that was cut off", () => {
  expect(trendIn(`${JSON.stringify(line())}\n{"date":"2026-`)).toEqual([line()])
  expect(trendIn("")).toEqual([])
})

test("a row has the figures of all runs that measured it, and the aim of the last", () => {
  const later = line({ machine: 20, times: { "se listings: back": { figure: 120, aim: 90, unit: "ms" } } })
  const [machine, back] = trendRows([line(), line({ times: {} }), later])
  expect(machine?.points.map(({ figure }) => figure)).toEqual([12, 12, 20])
  expect(back?.points.map(({ figure }) => figure)).toEqual([84, 120])
  expect(back?.aim).toBe(90)
})

test("the table shows the last figure, the aim and a dot for each run", () => {
  const [, back] = parse(trendTable([line(), line()])).querySelectorAll("tbody tr")
  expect(
    back
      ?.querySelectorAll("td")
      .slice(0, 2)
      .map(({ text }) => text),
  ).toEqual(["84 ms", "100 ms"])
  expect(back?.querySelectorAll("circle")).toHaveLength(2)
})

test("a single run draws no broken chart", () => {
  expect(trendTable([line({ machine: 0, times: {} })])).not.toMatch(/NaN|Infinity/)
})
