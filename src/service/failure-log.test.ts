/** @jest-environment node */
import { logFailure } from "./failure-log.ts"

test("the same is said once a second, with how often it was left out, and another thing at once", () => {
  jest.useFakeTimers()
  const log = jest.spyOn(console, "error").mockImplementation(() => {})
  for (let count = 0; count < 50; count += 1) logFailure("The disk is full.")
  logFailure("The file is locked.")
  jest.advanceTimersByTime(999)
  logFailure("The disk is full.")
  jest.advanceTimersByTime(1)
  logFailure("The disk is full.")
  jest.advanceTimersByTime(1000)
  logFailure("The disk is full.")
  expect(log.mock.calls.flat()).toEqual([
    "The disk is full.",
    "The file is locked.",
    "The disk is full. (50 times more since)",
    "The disk is full.",
  ])
  log.mockRestore()
  jest.useRealTimers()
})
