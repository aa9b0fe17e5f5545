/** @jest-environment node */
import { atMost } from "./stop.ts"

afterEach(() => {
  jest.useRealTimers()
})

test("a stop waits until work has ended, and for work that hangs no longer than it may", async () => {
  jest.useFakeTimers()
  const work = Promise.withResolvers<void>()
  const ended: string[] = []
  void atMost(1000, work.promise).then(() => ended.push("work"))
  void atMost(2000, new Promise(() => {})).then(() => ended.push("hanging"))
  work.resolve()
  await jest.advanceTimersByTimeAsync(1999)
  expect(ended).toEqual(["work"])
  await jest.advanceTimersByTimeAsync(1)
  expect(ended).toEqual(["work", "hanging"])
})
