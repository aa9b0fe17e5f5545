/** @jest-environment node */
import type { OfferedHomes } from "../services/offered-homes.ts"
import type { Ages } from "../store/contact-requests.ts"
import type { SearchAlertStore } from "../store/search-alerts.ts"
import { tendAlerts } from "./alert-rounds.ts"

const hour = 3_600_000

/** A store without alerts, which notes what it is asked. */
const storeOf = (deleteBefore: () => Promise<{ count: number }>) => {
  const asked: string[] = []
  let ages: Ages = { total: 0, old: 0, newest: null }
  const store = {
    ages: async () => ages,
    deleteBefore: (moment: string, unconfirmedBefore: string) => {
      asked.push(`delete ${moment.slice(0, 10)} ${unconfirmedBefore.slice(0, 10)}`)
      return deleteBefore()
    },
    hasOffers: () => Promise.resolve(true),
    recordOffers: () => Promise.resolve(),
    due: (market: string, day: string) => {
      asked.push(`due ${market} ${day}`)
      return Promise.resolve([])
    },
  } as unknown as SearchAlertStore
  return {
    asked,
    store,
    setAges: (next: Ages) => {
      ages = next
    },
  }
}
const homes: OfferedHomes = {
  version: async () => "1",
  page: async () => [],
  news: async () => undefined,
}
const homesOf = () => homes

beforeEach(() => jest.useFakeTimers({ now: new Date("2026-11-26T04:30:00Z") }))
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test("each hour it deletes old alerts, and from seven in the morning of a market it tells news", async () => {
  const { asked, store } = storeOf(() => Promise.resolve({ count: 0 }))
  const stop = tendAlerts(store, homesOf, 1000)
  await jest.advanceTimersByTimeAsync(1100)
  // 05.30 in Sweden and Norway, 06.30 in Finland.
  expect(asked).toEqual(["delete 2025-11-26 2026-11-24"])
  await jest.advanceTimersByTimeAsync(1.1 * hour)
  // Past 06.30 in Sweden, and 07.30 in Finland.
  expect(asked.slice(1)).toEqual(["delete 2025-11-26 2026-11-24", "due fi 2026-11-26"])
  await jest.advanceTimersByTimeAsync(1.1 * hour)
  expect(asked.slice(3)).toContain("due se 2026-11-26")
  await stop()
})

test("without e-mails it deletes and tells nothing", async () => {
  const { asked, store } = storeOf(() => Promise.resolve({ count: 0 }))
  const stop = tendAlerts(store, undefined, 1000)
  await jest.advanceTimersByTimeAsync(5 * hour)
  expect(asked.length).toBeGreaterThan(3)
  expect(asked.filter((what) => what.startsWith("due"))).toEqual([])
  await stop()
})

test("by a clock that is far ahead, it deletes only what was not confirmed, logs that once, and tells news", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {})
  const { asked, store, setAges } = storeOf(() => Promise.resolve({ count: 0 }))
  setAges({ total: 40, old: 40, newest: "2025-10-01T10:00:00.000Z" })
  const stop = tendAlerts(store, homesOf, 1000)
  await jest.advanceTimersByTimeAsync(2.5 * hour)
  expect(asked).toContain("delete 1970-01-01 2026-11-24")
  expect(asked).not.toContain("delete 2025-11-26 2026-11-24")
  expect(asked).toContain("due fi 2026-11-26")
  expect(log.mock.calls).toEqual([
    [
      "40 of 40 alerts are older than 12 months by this machine's clock (2026-11-26), and the newest is of 2025-10-01, so none was deleted for its age: check the clock; if it is right, run npm run contact-requests -- expire --force.",
    ],
  ])
  await stop()
})

test("a failure is logged in a sentence, and the next round comes", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {})
  const { asked, store } = storeOf(() => Promise.reject(new RangeError("alva@example.com")))
  const stop = tendAlerts(store, homesOf, 1000)
  await jest.advanceTimersByTimeAsync(1.2 * hour)
  expect(asked.length).toBe(2)
  expect(log).toHaveBeenCalledWith("Alerts could not be seen to, which is tried again in an hour: RangeError.")
  await stop()
})

test("once stopped, it does nothing more", async () => {
  const { asked, store } = storeOf(() => Promise.resolve({ count: 0 }))
  await tendAlerts(store, homesOf, 1000)()
  await jest.advanceTimersByTimeAsync(3 * hour)
  expect(asked).toEqual([])
})
