import { roomChoiceOf, soldChoiceFrom, soldQuery } from "./sold.ts"
import { soldDrawing } from "./sold-chart.ts"

const known = { area: ["kallio", "vuosaari"], rooms: ["1", "2"], year: ["2025", "2026"] }

test("an address holds a choice, in a fixed order", () => {
  const choice = { year: "2026", area: "kallio", rooms: null }
  expect(soldQuery(choice)).toBe("area=kallio&year=2026")
  expect(soldChoiceFrom("area=kallio&year=2026", known)).toEqual(choice)
  expect(soldQuery({})).toBe("")
})

test("unknown values of an address are dropped", () => {
  expect(soldChoiceFrom("area=atlantis&rooms=9&year=1900&page=2", known)).toEqual({
    area: null,
    rooms: null,
    year: null,
  })
})

test("four rooms stand for four or more", () => {
  expect([1, 3, 4, 6].map(roomChoiceOf)).toEqual(["1", "3", "4", "4"])
})

describe("a drawing of sales", () => {
  const drawing = soldDrawing(
    [
      { soldOn: "2025-01-01", value: 5000 },
      { soldOn: "2026-12-31", value: 6000 },
    ],
    ["2025", "2026"],
    String,
  )

  test("places each sale by its day and price", () => {
    expect(drawing.dots).toEqual([
      { x: 18, y: 80 },
      { x: 97.9, y: 6 },
    ])
  })

  test("has round prices and the years on its axes", () => {
    expect(drawing.ticks.map(({ label }) => label)).toEqual(["5000", "5500", "6000"])
    expect(drawing.years).toEqual([
      { x: 37.9, label: "2025" },
      { x: 77.9, label: "2026" },
    ])
  })

  test("is empty without sales", () => {
    expect(soldDrawing([], [], String)).toEqual({ ticks: [], years: [], dots: [] })
  })
})
