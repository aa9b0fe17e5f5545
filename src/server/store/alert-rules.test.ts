import { alertStart, confirmationStart, dayIn, hourIn, isNews, newsBetween, pricesAfter } from "./alert-rules.ts"

const found = (id: string, price: number, isSold = false) => ({ id, price, isSold })

test("a home that was not told is new, and another price has changed", () => {
  const telling = pricesAfter({ a: 1, b: 2 }, [found("b", 3), found("c", 4), found("a", 1)])
  expect(newsBetween({ a: 1, b: 2 }, telling)).toEqual({ added: ["c"], changed: [{ id: "b", from: 2, to: 3 }] })
})

test("a home that left the search and comes back is not new", () => {
  const without = pricesAfter({ a: 1 }, [])
  expect(isNews(newsBetween({ a: 1 }, without))).toBe(false)
  expect(isNews(newsBetween(without, pricesAfter(without, [found("a", 1)])))).toBe(false)
})

test("a home that comes back under another id is not new, and its price is compared with what was told", () => {
  const back = { ...found("a-again", 3), formerIds: ["older", "a"] }
  const telling = pricesAfter({ a: 2 }, [back])
  expect(newsBetween({ a: 2 }, telling)).toEqual({ added: [], changed: [{ id: "a", from: 2, to: 3 }] })
  expect(isNews(newsBetween(telling, pricesAfter(telling, [back])))).toBe(false)
  expect(newsBetween({ b: 1 }, pricesAfter({ b: 1 }, [back])).added).toEqual(["a-again"])
  expect(pricesAfter({ "a-again": 3 }, [back])).toEqual({ "a-again": 3 })
})

test("a sold home is neither new nor cheaper", () => {
  const told = { a: 2 }
  expect(isNews(newsBetween(told, pricesAfter(told, [found("a", 1, true), found("b", 1, true)])))).toBe(false)
})

test("ids such as names of object properties are ids", () => {
  expect(newsBetween({}, pricesAfter({}, [found("constructor", 1)])).added).toEqual(["constructor"])
})

test("days and hours are those of the market", () => {
  const moment = new Date("2026-11-21T22:30:00Z")
  expect([dayIn("Europe/Stockholm", moment), dayIn("Europe/Helsinki", moment)]).toEqual(["2026-11-21", "2026-11-22"])
  expect([hourIn("Europe/Stockholm", moment), hourIn("Europe/Helsinki", moment)]).toEqual([23, 0])
})

test("an alert can be confirmed for 48 hours, and is kept for 12 months", () => {
  const now = new Date("2026-11-21T10:00:00.000Z")
  expect(confirmationStart(now)).toBe("2026-11-19T10:00:00.000Z")
  expect(alertStart(now)).toBe("2025-11-21T10:00:00.000Z")
})

test("a price that is set is told, and one that is taken back is not", () => {
  expect(newsBetween({ a: 0, b: 5, c: 0 }, { a: 4, b: 0, c: 0 })).toEqual({
    added: [],
    changed: [{ id: "a", from: 0, to: 4 }],
  })
})
