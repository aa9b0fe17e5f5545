import { act, renderHook, waitFor } from "@testing-library/react"
import { loadOnce, useRemote } from "./remote.ts"

const failure = new Error("no network")

test("each key loads once", async () => {
  const load = jest.fn(async (key: string) => `${key}!`)
  const loadText = loadOnce(load)
  expect(await Promise.all([loadText("a"), loadText("a"), loadText("b")])).toEqual(["a!", "a!", "b!"])
  expect(await loadText("a")).toBe("a!")
  expect(load.mock.calls).toEqual([["a"], ["b"]])
})

test("the next call retries a failed load", async () => {
  const load = jest.fn(async () => "a!").mockRejectedValueOnce(failure)
  const loadText = loadOnce<string, string>(load)
  const first = loadText("a")
  const second = loadText("a")
  await expect(first).rejects.toBe(failure)
  await expect(second).rejects.toBe(failure)
  expect(load).toHaveBeenCalledTimes(1)
  expect(await loadText("a")).toBe("a!")
})

test("a component shows the failure until a retry succeeds", async () => {
  const load = jest.fn(async () => "a!").mockRejectedValueOnce(failure)
  const { result } = renderHook(() => useRemote("a", load))
  expect(result.current).toMatchObject({ value: null, failed: false })
  await waitFor(() => expect(result.current).toMatchObject({ value: null, failed: true }))
  act(() => result.current.retry())
  expect(result.current.failed).toBe(false)
  await waitFor(() => expect(result.current).toMatchObject({ value: "a!", failed: false }))
})

test("an answer for a key that has changed meanwhile is ignored", async () => {
  const answers: Record<string, (text: string) => void> = {}
  const load = (key: string) =>
    new Promise<string>((resolve) => {
      answers[key] = resolve
    })
  const { result, rerender } = renderHook(({ key }) => useRemote(key, () => load(key)), { initialProps: { key: "a" } })
  rerender({ key: "b" })
  await act(async () => answers.b?.("b!"))
  await act(async () => answers.a?.("a!"))
  expect(result.current.value).toBe("b!")
})
