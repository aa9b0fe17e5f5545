import { act, renderHook, waitFor } from "@testing-library/react"
import { createLoader, useLoaded } from "./create-loader.ts"

const settled = () => new Promise((resolve) => setImmediate(resolve))

test("a value loads once, and is read without waiting from then on", async () => {
  const load = jest.fn(async (key: string) => `${key}!`)
  const loader = createLoader(load)
  const listener = jest.fn()
  loader.values.subscribe(listener)
  expect(loader.load("a")).toBeUndefined()
  expect(loader.load("a")).toBeUndefined()
  await settled()
  expect(listener).toHaveBeenCalledTimes(1)
  expect(loader.load("a")).toBe("a!")
  expect(load.mock.calls).toEqual([["a"]])
})

test("a value that failed loads again after a retry, and no sooner", async () => {
  const load = jest.fn(async (key: string) => `${key}!`).mockRejectedValueOnce(new Error("no network"))
  const loader = createLoader(load)
  loader.load("a")
  loader.load("b")
  await settled()
  expect(loader.load("a")).toBeNull()
  await settled()
  expect(load).toHaveBeenCalledTimes(2)

  loader.retry()
  expect(loader.load("b")).toBe("b!")
  expect(loader.load("a")).toBeUndefined()
  await settled()
  expect(loader.load("a")).toBe("a!")
  expect(load.mock.calls).toEqual([["a"], ["b"], ["a"]])
})

test("a component shows the failure until a retry succeeds", async () => {
  const load = jest.fn(async () => "a!").mockRejectedValueOnce(new Error("no network"))
  const loader = createLoader(load)
  const { result } = renderHook(() => useLoaded(loader, "a"))
  expect(result.current).toBeUndefined()
  await waitFor(() => expect(result.current).toBeNull())
  act(loader.retry)
  await waitFor(() => expect(result.current).toBe("a!"))
  expect(load).toHaveBeenCalledTimes(2)
})

test("a component repeats what failed for the one before it", async () => {
  const load = jest.fn(async () => "a!").mockRejectedValueOnce(new Error("no network"))
  const loader = createLoader(load)
  const { result, unmount } = renderHook(() => useLoaded(loader, "a"))
  await waitFor(() => expect(result.current).toBeNull())
  unmount()
  const next = renderHook(() => useLoaded(loader, "a"))
  await waitFor(() => expect(next.result.current).toBe("a!"))
})
