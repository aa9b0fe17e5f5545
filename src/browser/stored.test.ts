import { followStored, store, stored } from "./stored.ts"

const refuse = () => {
  throw new DOMException("", "SecurityError")
}

beforeEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test("what is stored is read again, until it is taken away", () => {
  expect(stored("a")).toBeNull()
  expect(store("a", [1])).toBe(true)
  expect(localStorage.getItem("a")).toBe("[1]")
  expect(stored("a")).toEqual([1])
  expect(store("a", undefined)).toBe(true)
  expect(localStorage.getItem("a")).toBeNull()
})

test("what is no JSON is nothing", () => {
  localStorage.setItem("a", "{")
  expect(stored("a")).toBeNull()
})

test("a browser that refuses its storage has nothing and takes nothing", () => {
  for (const name of ["getItem", "setItem", "removeItem"] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse)
  expect(stored("a")).toBeNull()
  expect(store("a", [1])).toBe(false)
  expect(store("a", undefined)).toBe(false)
})

test("changes of other windows are followed by their key, until the end", () => {
  const onChange = jest.fn()
  const end = followStored("a", onChange)
  for (const key of ["b", "a", null]) dispatchEvent(new StorageEvent("storage", { key }))
  expect(onChange).toHaveBeenCalledTimes(2)
  end()
  dispatchEvent(new StorageEvent("storage", { key: "a" }))
  expect(onChange).toHaveBeenCalledTimes(2)
})
