import { fireEvent, render, screen } from "@testing-library/react"
import { anyHome, criteriaIn } from "../../../domain/search/criteria.ts"
import type { ActiveFilter } from "../../../domain/search/filters.ts"
import type { SearchForm } from "../search.data.ts"
import { FilterChips } from "./FilterChips.tsx"

const words = { active: "Chosen filters", remove: "Remove {filter}", clear: "Clear all" } as SearchForm["words"]
const balcony: ActiveFilter = { filter: "balcony", name: "Balcony", without: criteriaIn("rooms=2") }
const twoRooms: ActiveFilter = { filter: "rooms", name: "2 rooms", without: criteriaIn("has=balcony") }

const [onSearch, onClear, onRemove] = [jest.fn(), jest.fn(), jest.fn()]
const show = (active: readonly ActiveFilter[]) => {
  for (const mock of [onSearch, onClear, onRemove]) mock.mockClear()
  render(<FilterChips words={words} active={active} onSearch={onSearch} onClear={onClear} onRemove={onRemove} />)
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))

test("each filter is a button that searches without it and leaves the focus on the next", () => {
  show([balcony, twoRooms])
  press("Remove Balcony")
  expect(onSearch.mock.calls).toEqual([[criteriaIn("rooms=2")]])
  expect(screen.getByRole("button", { name: "Remove 2 rooms" })).toHaveFocus()
})

test("after the last of several filters, the focus is on the button that clears all", () => {
  show([balcony, twoRooms])
  press("Remove 2 rooms")
  expect(screen.getByRole("button", { name: "Clear all" })).toHaveFocus()
  expect(onRemove).not.toHaveBeenCalled()
})

test("with the only filter, the whole list disappears, so another place takes the focus", () => {
  show([{ ...balcony, without: anyHome }])
  press("Remove Balcony")
  expect(onRemove).toHaveBeenCalledTimes(1)
  expect(onSearch.mock.calls).toEqual([[anyHome]])
})

test("Clear all removes every filter", () => {
  show([balcony, twoRooms])
  press("Clear all")
  expect(onClear).toHaveBeenCalledTimes(1)
})
