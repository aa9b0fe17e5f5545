/** @jest-environment node */
import { PlainError } from "../../domain/plain-error.ts"
import type { Ages, Deletion } from "../store/contact-requests.ts"
import { expireDaily } from "./expiry.ts"

const minute = 60_000
const hour = 60 * minute

let logLines: string[]
let countsDeleted: string[]
let deletedBefore: string[]
let answers: (() => Promise<Deletion>)[]
let ages: Ages
let stop: () => Promise<void>

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-11-22T10:00:00.000Z") })
  logLines = []
  deletedBefore = []
  answers = []
  ages = { total: 3, old: 3, newest: "2025-11-21T10:00:00.000Z" }
  for (const kind of ["log", "error"] as const)
    jest.spyOn(console, kind).mockImplementation((...line) => {
      logLines.push(`${kind}: ${line.join(" ")}`)
    })
  countsDeleted = []
  stop = expireDaily(
    {
      ages: async () => ages,
      deleteBefore: async (moment) => {
        deletedBefore.push(moment)
        return (await answers.shift()?.()) ?? { count: 0 }
      },
    },
    { deleteOldCounts: async (now) => void countsDeleted.push(now.toISOString().slice(0, 10)) },
  )
})
afterEach(async () => {
  await stop()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const pass = (time: number) => jest.advanceTimersByTimeAsync(time)

test("requests older than twelve months are deleted soon after the start, and once a day", async () => {
  await pass(minute - 1)
  expect(deletedBefore).toEqual([])
  await pass(minute / 2 + 1)
  expect(deletedBefore.map((moment) => moment.slice(0, 16))).toEqual(["2025-11-22T10:01"])
  for (let day = 1; day <= 10; day += 1) await pass(24 * hour)
  expect(deletedBefore.length).toBeGreaterThanOrEqual(10)
  expect(deletedBefore.length).toBeLessThanOrEqual(16)
  expect(logLines).toEqual([])
})

test("one line reports the number of deleted requests, and none reports that nothing was due", async () => {
  answers.push(async () => ({ count: 3 }))
  await pass(2 * minute)
  expect(logLines).toEqual([
    expect.stringMatching(/^log: Contact requests from before 2025-11-22T10:01:\S+Z deleted: 3\.$/),
  ])
})

test("by a clock that is years ahead, nothing is deleted, and one line says what to look at", async () => {
  ages = { total: 30_000, old: 30_000, newest: "2024-11-21T10:00:00.000Z" }
  await pass(2 * minute)
  expect(deletedBefore).toEqual([])
  expect(logLines).toEqual([
    "error: 30000 of 30000 contact requests are older than 12 months by this machine's clock (2026-11-22), and the newest is of 2024-11-21, so none was deleted for its age: check the clock; if it is right, run npm run contact-requests -- expire --force.",
  ])
  ages = { total: 30_000, old: 40, newest: "2026-11-20T10:00:00.000Z" }
  await pass(24 * hour)
  expect(deletedBefore).toHaveLength(1)
  expect(logLines).toHaveLength(1)
})

test("a failing store is an error in one sentence, and is retried within two hours", async () => {
  answers.push(
    async () => {
      throw new PlainError("LEADS_FILE is full.")
    },
    async () => {
      throw Object.assign(new Error("Failing row contains (Åsa Ek)"), { code: "23502" })
    },
  )
  await pass(2 * minute)
  await pass(1.5 * hour)
  await pass(1.5 * hour)
  expect(deletedBefore).toHaveLength(3)
  const begin = "error: Contact requests that are too old could not be deleted, which is tried again in an hour:"
  expect(logLines).toEqual([`${begin} LEADS_FILE is full.`, `${begin} Error.`])
})

test("counts of messages to mailboxes are deleted as often, once each", async () => {
  await pass(2 * minute)
  expect(countsDeleted).toEqual(["2026-11-22"])
  await pass(24 * hour)
  expect(countsDeleted).toEqual(["2026-11-22", "2026-11-23"])
})

test("processes that share a store do not all start at once", async () => {
  const moments: string[] = []
  const stops = Array.from({ length: 20 }, () =>
    expireDaily(
      {
        ages: async () => ages,
        deleteBefore: async (moment) => {
          moments.push(moment)
          return { count: 0 }
        },
      },
      { deleteOldCounts: async () => {} },
    ),
  )
  await pass(2 * minute)
  expect(new Set(moments).size).toBeGreaterThan(10)
  for (const one of stops) await one()
})

test("it ends with the server, so that nothing uses a closed store", async () => {
  let finish = (_: Deletion) => {}
  answers.push(
    () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  )
  await pass(2 * minute)
  const stopped = stop()
  finish({ count: 0 })
  await stopped
  await pass(48 * hour)
  expect(deletedBefore).toHaveLength(1)
})
