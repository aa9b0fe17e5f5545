/** @jest-environment node */
import { type HTMLElement, parse } from "node-html-parser"
import { chartOf, doublesOf, textOf, ticksOf } from "./chart.ts"
import type { Figure } from "./figures.ts"

const figure = (its: Partial<Figure> = {}): Figure => ({
  subject: "beside plain HTML",
  page: "se /",
  name: "Largest paint",
  values: [0.9, 1.2, 1],
  median: 1,
  limit: 1.6,
  ...its,
})

const svgOf = (...figures: Figure[]): HTMLElement => parse(chartOf("home: beside plain HTML", figures, "home"))
const across = (element: HTMLElement | null, name = "cx") => Number(element?.getAttribute(name))

test.each([
  [0, 4, [0, 1, 2, 3, 4]],
  [0, 1.6, [0, 0.5, 1, 1.5]],
  [0.8, 1, [0.8, 0.85, 0.9, 0.95, 1]],
  [0, 1506, [0, 500, 1000, 1500]],
  [0, 0.3, [0, 0.1, 0.2, 0.3]],
])("an axis from %d to %d has marks at round numbers", (from, to, ticks) => {
  expect(ticksOf(from, to)).toEqual(ticks)
})

test("every visit is a dot, further to the right the larger it is", () => {
  const [low, high, middle] = svgOf(figure())
    .querySelectorAll("circle.visit")
    .map((dot) => across(dot))
  expect(low).toBeLessThan(middle ?? 0)
  expect(middle).toBeLessThan(high ?? 0)
})

test.each([
  [0.5, 8, [0.5, 1, 2, 4, 8]],
  [0.4, 2, [0.5, 1, 2]],
  [0.5, 3.9, [0.5, 1, 2]],
])("an axis of ratios from %d to %d has marks at doubles", (from, to, ticks) => {
  expect(doublesOf(from, to)).toEqual(ticks)
})

test("a bar reaches from plain HTML to the median: to the right if larger, to the left if smaller", () => {
  const bar = (median: number) => svgOf(figure({ values: [0.7, 1, 1.4], median })).querySelector(".bar")
  const places = svgOf(figure({ values: [0.7, 1, 1.4] })).querySelectorAll("circle.visit")
  const [less, same, more] = places.map((dot) => across(dot))
  expect([across(bar(1.4), "x"), across(bar(1.4), "x") + across(bar(1.4), "width")]).toEqual([same, more])
  expect([across(bar(0.7), "x"), across(bar(0.7), "x") + across(bar(0.7), "width")]).toEqual([less, same])
})

test("a bar of bytes starts at zero", () => {
  const svg = svgOf(figure({ subject: "bytes", values: [0, 50], median: 50 }))
  const [nothing, all] = svg.querySelectorAll("circle.visit").map((dot) => across(dot))
  const bar = svg.querySelector(".bar")
  expect([across(bar, "x"), across(bar, "x") + across(bar, "width")]).toEqual([nothing, all])
})

test("the line of plain HTML is where a ratio is 1", () => {
  const [, , one] = svgOf(figure()).querySelectorAll("circle.visit")
  expect(svgOf(figure()).querySelector(".line")?.getAttribute("d")).toMatch(new RegExp(`^M${across(one ?? null)} `))
  expect(svgOf(figure({ subject: "bytes" })).querySelector(".line")).toBeNull()
})

test("scores have no bars, because their axis does not start at zero", () => {
  const score = figure({ subject: "scores", values: [0.7, 1], median: 0.85, limit: 0.85, isLeast: true })
  expect(svgOf(score).querySelector(".bar")).toBeNull()
  expect(svgOf(score).querySelectorAll("circle.visit")).toHaveLength(2)
})

test("a figure beyond its budget has a sign and words", () => {
  const svg = svgOf(figure({ median: 1.7 }))
  expect(svg.querySelector(".missed .value")?.text).toMatch(/^✕ 1\.70/)
  expect(svg.querySelector("desc")?.text).toBe("Largest paint, se: 1.70, at most 1.60: missed.")
  expect(svgOf(figure()).querySelector(".missed")).toBeNull()
})

test("the name of a figure appears once, before its first market", () => {
  const texts = svgOf(figure(), figure({ page: "fi /fi/" })).querySelectorAll('text[x="0"]')
  expect(texts.map(({ text }) => text)).toEqual(["Largest paint"])
})

test("the picture has a name, a description and the page without scripts", () => {
  const { limit: _, ...times } = figure({ subject: "times", values: [1234], median: 1234, plain: [1000, 1100, 1200] })
  const svg = svgOf(times)
  expect(svg.querySelector("svg")?.getAttribute("aria-labelledby")).toBe("home-title home-text")
  expect(svg.querySelector("#home-title")?.text).toBe("home: beside plain HTML")
  expect(svg.querySelector("#home-text")?.text).toBe(
    "Largest paint, se: 1\u00a0234\u00a0ms, without scripts 1\u00a0100\u00a0ms.",
  )
  expect(svg.querySelectorAll("circle.plain")).toHaveLength(3)
})

test.each([0, Number.POSITIVE_INFINITY, Number.NaN])("the chart clamps a ratio of %d to its end", (lost) => {
  const svg = svgOf(figure({ values: [0.5, 2, lost], median: lost, limit: 2 }))
  const [least, most, end] = svg.querySelectorAll("circle.visit").map((dot) => across(dot))
  expect([least, most]).toContain(end)
  expect(least).toBeLessThan(most ?? 0)
  expect(svg.toString()).not.toMatch(/="[^"]*(NaN|Infinity)/)
})

test("no visits draw nothing", () => {
  expect(chartOf("home", [], "home")).toBe("")
})

test("the words of a minimum differ from those of a maximum", () => {
  expect(textOf(figure({ subject: "scores", median: 0.9, limit: 0.85, isLeast: true }))).toBe("0.90, at least 0.85")
})
