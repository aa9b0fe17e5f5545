/** @jest-environment node */
import type { PagesOutcome } from "./pages.ts"
import { pageFailuresOf, pageLinesOf } from "./pages-report.ts"

const good: PagesOutcome = {
  sent: 10,
  acknowledged: 10,
  stored: 10,
  lost: 0,
  duplicates: 0,
  foreign: 0,
  answers: 1000,
  slowestMs: 1234.5,
  wrong: new Map(),
  seconds: 60,
  faults: new Map([["disk full", { times: 2, effects: 2 }]]),
  isUp: true,
  memoryMb: { early: 200, late: 239, most: 240 },
  logLines: 100,
  loggedWords: 0,
}

test("a run with a response to every request and an effect of each fault has no problems", () => {
  expect(pageFailuresOf(good)).toEqual([])
  expect(pageFailuresOf({ ...good, memoryMb: { early: 100, late: 200, most: 200 } })).toEqual([])
})

test.each<[Partial<PagesOutcome>, string]>([
  [{ isUp: false }, "the process has ended"],
  [{ answers: 0 }, "nothing was asked"],
  [{ wrong: new Map([["/ 500", 3]]) }, "3 answers were wrong: / 500"],
  [{ faults: new Map([["disk full", { times: 2, effects: 1 }]]) }, "1 times nobody felt: disk full"],
  [{ faults: new Map() }, "no fault happened"],
  [{ seconds: 300, memoryMb: { early: 200, late: 241, most: 241 } }, "memory grew from 200 to 241 MB"],
  [{ logLines: 121 }, "the log has 121 lines"],
  [{ loggedWords: 1 }, "1 lines of the log have what a visitor wrote"],
  [{ lost: 1 }, "1 acknowledged requests are not stored"],
  [{ duplicates: 1 }, "1 requests are stored more than once"],
  [{ foreign: 1 }, "1 requests are stored that nobody has sent"],
  [{ acknowledged: 0 }, "no request was acknowledged"],
])("%j is a problem", (outcome, failure) => {
  expect(pageFailuresOf({ ...good, ...outcome })).toEqual([`pages: ${failure}.`])
})

test("the report describes the run", () => {
  expect(pageLinesOf({ ...good, wrong: new Map([["/ 500", 3]]) })).toBe(
    [
      "- 60 seconds, with faults: disk full 2",
      "- 1000 answers, 3 of them wrong, the slowest in 1235 ms",
      "- 10 contact requests acknowledged, 0 lost, 0 duplicates",
      "- memory 200 MB early, 239 MB late, 240 MB at most",
      "- 100 lines of log, 0 with what a visitor wrote",
    ].join("\n"),
  )
})
