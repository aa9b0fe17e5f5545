import { act, fireEvent, render, screen } from "@testing-library/react"
import { useQuery } from "../../../browser/navigation/query.ts"
import { withoutView } from "../../../domain/map/address.ts"
import { SearchFilters } from "../SearchFilters/SearchFilters.tsx"
import type { SearchForm } from "../search.data.ts"
import { useForm } from "./use-form.ts"

const search = {
  path: "/bostader/",
  places: [],
  filters: [
    { kind: "range", name: "price", label: "Price", unit: "kr", example: "4 000 000" },
    {
      kind: "choice",
      name: "rooms",
      label: "Rooms",
      options: [
        { value: "2", label: "2", name: "2 rooms", count: 3 },
        { value: "3", label: "3", name: "3 rooms", count: 1 },
      ],
    },
  ],
  moreFilters: [],
  words: {
    label: "Search",
    text: "Words",
    least: "Least",
    most: "Most",
    notNumber: "Write a number, such as {example}.",
    wrongOrder: "The least is more than the most.",
  },
} as unknown as SearchForm

const Search = () => {
  const form = useForm(search, withoutView(useQuery("/bostader/") ?? ""))
  return (
    <>
      <SearchFilters
        search={search}
        formId="search"
        form={form}
        chosenPlaces={[]}
        counts={undefined}
        show="Show"
        activeCount={0}
        onShow={() => {}}
      />
      <select name="sort" form="search" aria-label="Order" onChange={form.onChoose}>
        <option value="">Usual</option>
        <option value="cheapest">Cheapest</option>
      </select>
      <button type="button" onClick={form.clear}>
        Clear
      </button>
    </>
  )
}

const { fetch } = globalThis
const requestedPaths: string[] = []
beforeAll(() => {
  globalThis.fetch = async (path) => {
    requestedPaths.push(String(path))
    return new Response(null, { status: 500 })
  }
})
afterAll(() => void Object.assign(globalThis, { fetch }))
beforeEach(() => {
  jest.useFakeTimers()
  requestedPaths.length = 0
})
afterEach(() => jest.useRealTimers())

let entriesBefore = 0
const open = (query = "") => {
  window.history.pushState(null, "", `/bostader/${query}`)
  render(<Search />)
  entriesBefore = window.history.length
}
/** Number of history entries since the page opened, each of which Back undoes. */
const newEntries = () => window.history.length - entriesBefore
const query = () => decodeURIComponent(window.location.search)

const words = () => screen.getByRole("textbox", { name: "Words", hidden: true })
const most = () => screen.getByRole("textbox", { name: "Most", hidden: true })
const rooms = (name: string) => screen.getByRole("checkbox", { name: new RegExp(`^${name}`), hidden: true })
const type = (field: HTMLElement, text: string) => fireEvent.input(field, { target: { value: text } })
const pause = (milliseconds = 150) => act(() => jest.advanceTimersByTime(milliseconds))

test("the homes load when the visitor first touches the form, not before", () => {
  open()
  expect(requestedPaths).toEqual([])
  act(() => words().focus())
  expect(requestedPaths).toEqual(["/search/homes.json"])
})

test("a text is searched for after a pause, and is one step of Back however long it is", () => {
  open()
  type(words(), "b")
  pause(100)
  type(words(), "ba")
  pause(149)
  expect(query()).toBe("")
  pause(1)
  expect(query()).toBe("?q=ba")
  type(words(), "balcony")
  pause()
  expect(query()).toBe("?q=balcony")
  expect(newEntries()).toBe(1)
})

test("each choice is searched for at once, as a step of Back, also after a text", () => {
  open("?view=map")
  type(words(), "balcony")
  pause()
  fireEvent.click(rooms("2"))
  expect(query()).toBe("?q=balcony&rooms=2&view=map")
  fireEvent.click(rooms("3"))
  expect(query()).toBe("?q=balcony&rooms=2,3&view=map")
  expect(newEntries()).toBe(3)
})

test("an unfinished number is no error until its field is left, and then one until it is corrected", () => {
  open()
  type(most(), "x")
  pause()
  expect(screen.queryByText("Write a number, such as 4 000 000.")).toBeNull()
  fireEvent.blur(most())
  expect(screen.getByText("Write a number, such as 4 000 000.")).toHaveAttribute("role", "alert")
  expect(query()).toBe("")
  type(most(), "4")
  pause()
  expect(screen.queryByRole("alert", { hidden: true })).toBeNull()
  expect(query()).toBe("?price=..4000000")
  expect(most()).toHaveValue("4")
  fireEvent.blur(most())
  expect(most()).toHaveValue("4\u00a0000\u00a0000")
})

test("the form follows the address when Back or a link changes it", () => {
  open("?rooms=2")
  expect(rooms("2")).toBeChecked()
  type(words(), "balcony")
  pause()
  act(() => {
    window.history.replaceState(null, "", "/bostader/?rooms=3")
    window.dispatchEvent(new PopStateEvent("popstate"))
  })
  expect(words()).toHaveValue("")
  expect(rooms("2")).not.toBeChecked()
  expect(rooms("3")).toBeChecked()
})

test("Clear empties the form, wrong numbers too, and keeps the order and the view", () => {
  open("?rooms=2&sort=cheapest&view=map")
  type(most(), "x")
  fireEvent.blur(most())
  fireEvent.click(screen.getByRole("button", { name: "Clear" }))
  expect(query()).toBe("?sort=cheapest&view=map")
  expect(rooms("2")).not.toBeChecked()
  expect(most()).toHaveValue("")
  expect(screen.queryByRole("alert", { hidden: true })).toBeNull()
})

test("a letter before the visitor went to another page changes nothing there", () => {
  open()
  type(words(), "b")
  window.history.pushState(null, "", "/omraden/")
  pause()
  expect(window.location.href).toBe("http://localhost/omraden/")
})
