/** @jest-environment node */
import { blockingIn, type TraceEvent } from "./blocking.ts"

const event = (name: string, its: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  pid: 1,
  tid: 1,
  ts: 0,
  args: {},
  ...its,
})

const main = event("thread_name", { args: { name: "CrRendererMain" } })
const painted = event("firstContentfulPaint", { ts: 1_000_000 })
/** @param time CPU time in milliseconds */
const task = (time: number, its: Partial<TraceEvent> = {}) =>
  event("RunTask", { ts: 2_000_000, tdur: time * 1000, ...its })

test("the time beyond 50 ms of a task blocks, on a processor four times slower", () => {
  expect(blockingIn([main, painted, task(20)])).toBe(30)
})

test.each([
  ["a task of 50 ms", [task(12.5)]],
  ["many short tasks", [task(5), task(5), task(5), task(5)]],
  ["a task before the first paint", [task(20, { ts: 999_999 })]],
  ["a task of another thread", [task(20, { tid: 2 })]],
  ["another event", [event("EvaluateScript", { ts: 2_000_000, tdur: 20_000 })]],
  ["a task that only waited", [task(0)]],
])("%s does not block", (_, tasks) => {
  expect(blockingIn([main, painted, ...tasks])).toBe(0)
})

test("the tasks of all page processes count", () => {
  const other = event("thread_name", { pid: 2, args: { name: "CrRendererMain" } })
  expect(blockingIn([task(20), main, task(15, { pid: 2 }), painted, other])).toBe(40)
})

test("a page without a paint has no blocking time", () => {
  expect(blockingIn([main, task(20)])).toBe(0)
})
