import { followStored, store, stored } from "./stored.ts"

const refuse = () => {
  throw new DOMException("", "SecurityError")
}

beforeEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test("what is stored is read again, until it is taken away", () => {
  expect(stored("favourites")).toBeNull()
  expect(store("favourites", [1])).toBe(true)
  expect(localStorage.getItem("favourites")).toBe("[1]")
  expect(stored("favourites")).toEqual([1])
  expect(store("favourites", undefined)).toBe(true)
  expect(localStorage.getItem("favourites")).toBeNull()
})

test("what is no JSON is nothing", () => {
  localStorage.setItem("favourites", "{")
  expect(stored("favourites")).toBeNull()
})

test("a browser that refuses its storage has nothing and takes nothing", () => {
  for (const name of ["getItem", "setItem", "removeItem"] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse)
  expect(stored("favourites")).toBeNull()
  expect(store("favourites", [1])).toBe(false)
  expect(store("favourites", undefined)).toBe(false)
})

test("changes of other windows are followed by their key, until the end", () => {
  const onChange = jest.fn()
  const end = followStored("favourites", onChange)
  for (const key of ["b", "favourites", null]) dispatchEvent(new StorageEvent("storage", { key }))
  expect(onChange).toHaveBeenCalledTimes(2)
  end()
  dispatchEvent(new StorageEvent("storage", { key: "favourites" }))
  expect(onChange).toHaveBeenCalledTimes(2)
})
