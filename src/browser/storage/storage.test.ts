import { onStoredChange, sessionNumber, sessionValue, storedValue, storeSessionValue, storeValue } from "./storage.ts"

const refuse = () => {
  throw new DOMException("", "SecurityError")
}

beforeEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test("a stored value can be read until it is removed", () => {
  expect(storedValue("favourites")).toBeNull()
  expect(storeValue("favourites", [1])).toBe(true)
  expect(localStorage.getItem("favourites")).toBe("[1]")
  expect(storedValue("favourites")).toEqual([1])
  expect(storeValue("favourites", undefined)).toBe(true)
  expect(localStorage.getItem("favourites")).toBeNull()
})

test("invalid JSON is no value", () => {
  localStorage.setItem("favourites", "{")
  expect(storedValue("favourites")).toBeNull()
})

test("a browser that refuses storage has no values and throws nothing", () => {
  for (const name of ["getItem", "setItem", "removeItem"] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse)
  expect(storedValue("favourites")).toBeUndefined()
  expect(storeValue("favourites", [1])).toBe(false)
  expect(storeValue("favourites", undefined)).toBe(false)
})

test("a session stores its own values, and only numbers as numbers", () => {
  expect(storeSessionValue("scroll|/a/", 120)).toBe(true)
  expect(sessionStorage.getItem("scroll|/a/")).toBe("120")
  expect([sessionNumber("scroll|/a/"), sessionNumber("scroll|/b/")]).toEqual([120, null])
  expect(localStorage.getItem("scroll|/a/")).toBeNull()
  storeSessionValue("scroll|/a/", "120")
  expect([sessionValue("scroll|/a/"), sessionNumber("scroll|/a/")]).toEqual(["120", null])
})

test("changes in other windows notify the listeners of their key, until they unsubscribe", () => {
  const onChange = jest.fn()
  const end = onStoredChange("favourites", onChange)
  for (const key of ["b", "favourites", null]) dispatchEvent(new StorageEvent("storage", { key }))
  expect(onChange).toHaveBeenCalledTimes(2)
  end()
  dispatchEvent(new StorageEvent("storage", { key: "favourites" }))
  expect(onChange).toHaveBeenCalledTimes(2)
})
