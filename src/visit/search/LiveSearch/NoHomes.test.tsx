import { fireEvent, render, screen } from "@testing-library/react"
import { criteriaIn } from "../../../domain/search/criteria.ts"
import type { ActiveFilter } from "../../../domain/search/filters.ts"
import type { Results } from "../../../domain/search/search.ts"
import type { SearchForm } from "../search.data.ts"
import { NoHomes } from "./NoHomes.tsx"

const words = {
  none: "No homes fit.",
  relax: "Search without one of them:",
  without: "Without {filter}: {found}",
  foundOne: "{count} home",
  foundMany: "{count} homes",
} as SearchForm["words"]

const filters: readonly ActiveFilter[] = [
  { filter: "balcony", name: "balcony", without: criteriaIn("rooms=2&price=..1000000") },
  { filter: "rooms", name: "2 rooms", without: criteriaIn("has=balcony&price=..1000000") },
  { filter: "price", name: "up to 1 mkr", without: criteriaIn("has=balcony&rooms=2") },
]

const onSearch = jest.fn()
const show = (without: Partial<Results["without"]>) =>
  render(<NoHomes words={words} filters={filters} without={without as Results["without"]} onSearch={onSearch} />)
const offers = () => screen.queryAllByRole("button").map(({ textContent }) => textContent)

test("only filters that keep homes away alone are offered for removal, the one that keeps most away first", () => {
  show({ balcony: 1, rooms: 0, price: 12 })
  expect(offers()).toEqual(["Without up to 1 mkr: 12 homes", "Without balcony: 1 home"])
  fireEvent.click(screen.getByRole("button", { name: "Without balcony: 1 home" }))
  expect(onSearch.mock.calls).toEqual([[criteriaIn("rooms=2&price=..1000000")]])
})

test("if no filter alone keeps homes away, nothing is offered", () => {
  show({ balcony: 0, rooms: 0, price: 0 })
  expect(screen.getByRole("heading", { name: "No homes fit." })).toBeInTheDocument()
  expect(offers()).toEqual([])
  expect(screen.queryByText("Search without one of them:")).toBeNull()
})
