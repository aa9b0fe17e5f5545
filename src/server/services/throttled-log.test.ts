/** @jest-environment node */
import { logThrottled, throttledLog } from "./throttled-log.ts"

test("a repeated line is logged once a second with a count, and another line at once", () => {
  jest.useFakeTimers()
  const log = jest.spyOn(console, "error").mockImplementation(() => {})
  for (let count = 0; count < 50; count += 1) logThrottled("The disk is full.")
  logThrottled("The file is locked.")
  jest.advanceTimersByTime(999)
  logThrottled("The disk is full.")
  jest.advanceTimersByTime(1)
  logThrottled("The disk is full.")
  jest.advanceTimersByTime(1000)
  logThrottled("The disk is full.")
  expect(log.mock.calls.flat()).toEqual([
    "The disk is full.",
    "The file is locked.",
    "The disk is full. (and 50 more like it)",
    "The disk is full.",
  ])
  log.mockRestore()
  jest.useRealTimers()
})

test("beyond the number of distinct lines, further ones count as one until the first expire", () => {
  const lines: string[] = []
  let time = 0
  const log = throttledLog({
    pauseMs: 10,
    maxSentences: 2,
    others: "Others.",
    write: (line) => lines.push(line),
    now: () => time,
  })
  for (const sentence of ["A.", "B.", "C.", "D.", "B."]) log(sentence)
  expect(lines).toEqual(["A.", "B.", "Others."])
  time = 10
  log("E.")
  expect(lines.at(-1)).toBe("E.")
})
