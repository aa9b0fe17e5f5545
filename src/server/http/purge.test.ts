/** @jest-environment node */
import { PlainError } from "../../domain/plain-error.ts"
import { purgeHourly } from "./purge.ts"

const minute = 60_000
const hour = 60 * minute

let logLines: string[]
let answers: (() => Promise<string | undefined>)[]
let purges: number
let stop: () => Promise<void>

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-11-22T10:00:00.000Z") })
  logLines = []
  answers = []
  purges = 0
  jest.spyOn(console, "error").mockImplementation((line) => {
    logLines.push(line)
  })
  stop = purgeHourly({
    purge: async () => {
      purges += 1
      return answers.shift()?.()
    },
  })
})
afterEach(async () => {
  await stop()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const pass = (time: number) => jest.advanceTimersByTimeAsync(time)

test("the file is purged soon after the start, then at most once an hour and at least once in two", async () => {
  await pass(5 * minute)
  expect(purges).toBe(1)
  await pass(55 * minute)
  expect(purges).toBe(1)
  await pass(24 * hour)
  expect(purges).toBeGreaterThanOrEqual(13)
  expect(purges).toBeLessThanOrEqual(25)
  expect(logLines).toEqual([])
})

test("traces that remain are logged once, and again after they had gone", async () => {
  const traces = async () => "Traces are left."
  answers.push(traces, traces, async () => undefined, traces)
  await pass(2.5 * hour)
  expect(logLines).toEqual(["Traces are left."])
  await pass(2.5 * hour)
  expect(logLines).toEqual(["Traces are left.", "Traces are left."])
})

test("a failing store is an error in one sentence, and is tried again", async () => {
  answers.push(async () => {
    throw new PlainError("LEADS_FILE is damaged.")
  })
  await pass(2.5 * hour)
  expect(logLines).toEqual([
    "Traces of deleted rows could not be looked for, which is tried again in an hour: LEADS_FILE is damaged.",
  ])
  expect(purges).toBeGreaterThan(1)
})

test("it ends with the server, after the purge that runs", async () => {
  let finish = (_: undefined) => {}
  answers.push(
    () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  )
  await pass(5 * minute)
  const stopped = stop()
  finish(undefined)
  await stopped
  await pass(48 * hour)
  expect(purges).toBe(1)
})
