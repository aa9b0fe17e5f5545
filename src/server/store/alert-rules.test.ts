import { alertStart, confirmationStart, dayIn, hourIn, isLast, isNews, newsOf, newsOfHome } from "./alert-rules.ts"

const home = (id: string, price: number, status = "forSale", formerIds: readonly string[] = [], viewings = "") => ({
  id,
  price,
  status,
  viewings,
  formerIds,
})
const change = (id: string, price?: number, status = "forSale", viewings = "") => ({
  id,
  before: price === undefined ? null : { price, status, viewings },
})

test("a recorded home without an offer before is new, and another price has changed", () => {
  const found = [home("b", 3), home("c", 4), home("a", 1)]
  expect(newsOf(found, [change("c"), change("b", 2), change("elsewhere")], [])).toEqual({
    added: ["c"],
    addedCount: 1,
    changed: [{ id: "b", from: 2, to: 3 }],
    changedCount: 1,
  })
  expect(isNews(newsOf(found, [change("elsewhere"), change("a", 1)], []))).toBe(false)
})

test("a home that comes back under another id is the one that was recorded", () => {
  const back = home("a-again", 3, "forSale", ["older", "a"])
  expect(newsOf([back], [change("a", 2)], [])).toMatchObject({
    added: [],
    changed: [{ id: "a-again", from: 2, to: 3 }],
  })
  expect(isNews(newsOf([back], [change("a", 3)], []))).toBe(false)
})

test("a sold home is neither new nor cheaper, unless the search asks for sold homes", () => {
  const found = [home("a", 1, "sold"), home("b", 1, "sold")]
  const changes = [change("a", 2), change("b")]
  expect(isNews(newsOf(found, changes, []))).toBe(false)
  expect(newsOf(found, changes, ["sold"])).toMatchObject({ added: ["a", "b"], changed: [] })
  expect(newsOf(found, [change("a", 2, "sold")], ["sold"])).toMatchObject({ added: [], changed: [{ from: 2, to: 1 }] })
})

test("a home that is for sale again is new", () => {
  expect(newsOf([home("a", 1)], [change("a", 1, "sold")], []).added).toEqual(["a"])
  expect(newsOf([home("a", 1)], [change("a", 1, "reserved")], ["forSale"]).added).toEqual(["a"])
  expect(isNews(newsOf([home("a", 1)], [change("a", 1, "reserved")], []))).toBe(false)
})

test("a price that is set is told, and one that is taken back is not", () => {
  const found = [home("a", 4), home("b", 0), home("c", 0)]
  expect(newsOf(found, [change("a", 0), change("b", 5), change("c", 0)], [])).toMatchObject({
    added: [],
    changed: [{ id: "a", from: 0, to: 4 }],
  })
})

test("of many news, twenty of each kind are told, and all are counted", () => {
  const found = Array.from({ length: 60 }, (_, number) => home(`home-${number}`, number + 1))
  const changes = found.map(({ id }, number) => (number < 25 ? change(id) : change(id, 9999)))
  const news = newsOf(found, changes, [])
  expect([news.added.length, news.addedCount, news.changed.length, news.changedCount]).toEqual([20, 25, 20, 35])
})

test("ids such as names of object properties are ids", () => {
  expect(newsOf([home("constructor", 1)], [change("constructor")], []).added).toEqual(["constructor"])
})

const [past, saturday, sunday] = [
  "2026-11-28T12:00:00.000Z",
  "2026-12-05T12:00:00.000Z",
  "2026-12-06T12:00:00.000Z",
] as const
const now = Date.parse("2026-12-01T10:00:00Z")

test("of a home, another price, another status and other viewings to come are news, and nothing else is", () => {
  const changes = [change("elsewhere", 1), change("a", 2, "forSale", `${past} ${saturday}`)]
  expect(newsOfHome(home("a-again", 3, "reserved", ["a"], sunday), changes, now)).toEqual({
    added: [],
    addedCount: 0,
    changed: [{ id: "a-again", from: 2, to: 3 }],
    changedCount: 1,
    home: { status: "reserved", added: [sunday], cancelled: [saturday] },
  })
  expect(isNews(newsOfHome(home("a", 2, "forSale", [], saturday), changes, now))).toBe(false)
  expect(isNews(newsOfHome(home("a", 0, "upcoming", [], saturday), changes, now))).toBe(false)
  expect(isNews(newsOfHome(home("a", 3), [], now))).toBe(false)
  expect(isNews(newsOfHome(home("a", 3), [change("a")], now))).toBe(false)
})

test("that a home is sold or not published is the last news, without a change too", () => {
  const [sold, gone] = [newsOfHome(home("a", 3, "sold"), [], now), newsOfHome(undefined, [], now)]
  expect([sold.home?.status, gone.home?.status]).toEqual(["sold", "gone"])
  expect([sold, gone].map((news) => [isNews(news), isLast(news), news.changedCount])).toEqual([
    [true, true, 0],
    [true, true, 0],
  ])
  expect(isLast(newsOfHome(home("a", 3, "reserved"), [change("a", 3)], now))).toBe(false)
  expect(isLast(null)).toBe(false)
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
