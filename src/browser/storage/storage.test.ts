import { onStoredChange, sessionNumber, sessionValue, storedValue, storeSessionValue, storeValue } from "./storage.ts"

const refuse = () => {
  throw new DOMException("", "SecurityError")
}

beforeEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test("what is stored is read again, until it is taken away", () => {
  expect(storedValue("favourites")).toBeNull()
  expect(storeValue("favourites", [1])).toBe(true)
  expect(localStorage.getItem("favourites")).toBe("[1]")
  expect(storedValue("favourites")).toEqual([1])
  expect(storeValue("favourites", undefined)).toBe(true)
  expect(localStorage.getItem("favourites")).toBeNull()
})

test("what is no JSON is nothing", () => {
  localStorage.setItem("favourites", "{")
  expect(storedValue("favourites")).toBeNull()
})

test("a browser that refuses its storage has nothing and takes nothing", () => {
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

test("changes of other windows are followed by their key, until the end", () => {
  const onChange = jest.fn()
  const end = onStoredChange("favourites", onChange)
  for (const key of ["b", "favourites", null]) dispatchEvent(new StorageEvent("storage", { key }))
  expect(onChange).toHaveBeenCalledTimes(2)
  end()
  dispatchEvent(new StorageEvent("storage", { key: "favourites" }))
  expect(onChange).toHaveBeenCalledTimes(2)
})
