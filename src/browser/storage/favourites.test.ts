import { act, renderHook } from "@testing-library/react"
import { keptList } from "../../domain/kept-homes.ts"
import { keep, startKept, toggle, useKept } from "./favourites.ts"

const a = { id: "a", street: "A 1", price: 1 }
const b = { id: "b", street: "B 1", price: 2 }
const ids = () => renderHook(() => useKept().homes.map(({ id }) => id)).result.current
const outcome = () => renderHook(() => useKept().said).result.current
const storedFavourites = () => JSON.parse(localStorage.getItem("favourites") ?? "null")

beforeEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
  act(startKept)
})

test("the last kept stands first, and a home that is let go is gone", () => {
  act(() => toggle(a, false))
  act(() => toggle(b, false))
  expect(ids()).toEqual(["b", "a"])
  expect(outcome()).toEqual({ what: "kept", street: "B 1" })
  act(() => toggle(b, true))
  expect(ids()).toEqual(["a"])
  expect(outcome()).toEqual({ what: "letGo", street: "B 1" })
  expect(storedFavourites()).toMatchObject({ version: 1, homes: [{ ...a }] })
})

test("what another window keeps meanwhile is not lost", () => {
  act(() => toggle(a, false))
  localStorage.setItem("favourites", JSON.stringify(keptList([b])))
  act(() => void keep((homes) => [...homes, a]))
  expect(ids()).toEqual(["b", "a"])
})

test("what another window keeps is shown here", () => {
  localStorage.setItem("favourites", JSON.stringify(keptList([b])))
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "favourites" })))
  expect(ids()).toEqual(["b"])
})

test("where nothing can be stored, nothing is kept, and that is said", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError")
  })
  act(() => toggle(a, false))
  expect(ids()).toEqual([])
  expect(outcome()).toEqual({ what: "failed", street: "A 1" })
})
