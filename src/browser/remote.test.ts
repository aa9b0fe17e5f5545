import { loadOnce } from "./remote.ts"

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
