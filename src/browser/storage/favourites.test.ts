import { act, renderHook } from "@testing-library/react"
import { listOf } from "../../domain/stored-list.ts"
import { startFavourites, toggleFavourite, updateFavourites, useFavouriteOutcome, useFavourites } from "./favourites.ts"

const a = { id: "a", street: "A 1", price: 1 }
const b = { id: "b", street: "B 1", price: 2 }
const ids = () => renderHook(() => useFavourites().map(({ id }) => id)).result.current
const outcome = () => renderHook(() => useFavouriteOutcome()).result.current
const storedFavourites = () => JSON.parse(localStorage.getItem("favourites") ?? "null")

beforeEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
  act(startFavourites)
})

test("the newest favourite is first, and a removed one is gone", () => {
  act(() => toggleFavourite(a, false))
  act(() => toggleFavourite(b, false))
  expect(ids()).toEqual(["b", "a"])
  expect(outcome()).toEqual({ change: "added", street: "B 1" })
  act(() => toggleFavourite(b, true))
  expect(ids()).toEqual(["a"])
  expect(outcome()).toEqual({ change: "removed", street: "B 1" })
  expect(storedFavourites()).toMatchObject({ version: 1, homes: [{ ...a }] })
})

test("a favourite that another window adds meanwhile is not lost", () => {
  act(() => toggleFavourite(a, false))
  localStorage.setItem("favourites", JSON.stringify(listOf("homes", [b])))
  act(() => void updateFavourites((homes) => [...homes, a]))
  expect(ids()).toEqual(["b", "a"])
})

test("a favourite that another window adds appears here", () => {
  localStorage.setItem("favourites", JSON.stringify(listOf("homes", [b])))
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "favourites" })))
  expect(ids()).toEqual(["b"])
})

test("without storage, nothing is stored, and the outcome reports it", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError")
  })
  act(() => toggleFavourite(a, false))
  expect(ids()).toEqual([])
  expect(outcome()).toEqual({ change: "failed", street: "A 1" })
})
