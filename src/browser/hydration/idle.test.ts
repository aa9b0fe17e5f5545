import { whenIdle } from "./idle.ts"

const withIdle = (idle: unknown) => Object.assign(window, { requestIdleCallback: idle })

afterEach(() => {
  Reflect.deleteProperty(window, "requestIdleCallback")
  jest.useRealTimers()
})

test("work runs when the browser is idle, or after a second at the latest", () => {
  const requestIdle = jest.fn()
  const work = jest.fn()
  withIdle(requestIdle)
  whenIdle(work)
  expect(work).not.toHaveBeenCalled()
  expect(requestIdle).toHaveBeenCalledWith(expect.any(Function), { timeout: 1000 })
  requestIdle.mock.calls[0]?.[0]({ didTimeout: false })
  expect(work.mock.calls).toEqual([[]])
})

test("without requestIdleCallback, work runs after a delay", () => {
  jest.useFakeTimers()
  const work = jest.fn()
  whenIdle(work)
  expect(work).not.toHaveBeenCalled()
  jest.advanceTimersByTime(200)
  expect(work).toHaveBeenCalledTimes(1)
})
