import { act, fireEvent, render, screen } from "@testing-library/react"
import { useRef, useState } from "react"
import { Combobox } from "./Combobox.tsx"

const places = ["Solna", "Sundbyberg", "Södermalm", "Vasastan"] as const

type PlaceFieldProps = {
  readonly isMultiple?: boolean
  readonly initial?: readonly string[]
  readonly isLoaded?: boolean
}

/** A field of one place, whose name stays in it, or of several, which empties itself for the next one. */
const PlaceField = ({ isMultiple = false, initial = [], isLoaded = true }: PlaceFieldProps) => {
  const field = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState(initial)
  return (
    <>
      <label htmlFor="place">Place</label>
      <Combobox
        id="place"
        name="place"
        field={field}
        initial={isMultiple ? "" : initial.join()}
        list="Places"
        none="No place has that name."
        count={{ one: "{count} suggestion", many: "{count} suggestions" }}
        isMultiple={isMultiple}
        suggestionsFor={
          isLoaded ? (text) => places.filter((place) => place.toLowerCase().startsWith(text.toLowerCase())) : undefined
        }
        keyOf={(place) => place}
        isChosen={(place) => chosen.includes(place)}
        onChoose={(place) => {
          if (field.current) field.current.value = isMultiple ? "" : place
          setChosen(isMultiple ? (before) => [...before, place] : [place])
        }}
      >
        {(place) => place}
      </Combobox>
      <output>{chosen.join(" ")}</output>
    </>
  )
}

const field = () => screen.getByRole("combobox", { name: "Place" })
const list = () => screen.getByRole("listbox", { hidden: true })
const suggestions = () => screen.queryAllByRole("option").map(({ textContent }) => textContent)
const active = () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent
const chosen = () => screen.getByRole("status").textContent
const type = (text: string) => fireEvent.input(field(), { target: { value: text } })
/** Returns whether the browser also does what the key usually does. */
const press = (key: string) => fireEvent.keyDown(field(), { key })
const open = (props: PlaceFieldProps = {}) => {
  render(<PlaceField {...props} />)
  act(() => field().focus())
}

test("it is a combobox that controls a list, which stays closed at the focus", () => {
  open()
  expect(field()).toHaveAttribute("aria-autocomplete", "list")
  expect(field()).toHaveAttribute("aria-controls", list().id)
  expect(field()).toHaveAttribute("aria-expanded", "false")
  expect(list()).not.toBeVisible()
})

test("typing opens the list of what fits, with nothing active, and its length is announced after a pause", () => {
  jest.useFakeTimers()
  open()
  type("s")
  expect(field()).toHaveAttribute("aria-expanded", "true")
  expect(list()).toHaveAccessibleName("Places")
  expect(suggestions()).toEqual(["Solna", "Sundbyberg", "Södermalm"])
  expect(field()).not.toHaveAttribute("aria-activedescendant")
  expect(screen.queryByText("3 suggestions")).toBeNull()
  act(() => jest.advanceTimersByTime(500))
  expect(screen.getByText("3 suggestions")).toHaveAttribute("aria-live", "polite")
  type("so")
  act(() => jest.advanceTimersByTime(500))
  expect(screen.getByText("1 suggestion")).toBeInTheDocument()
  jest.useRealTimers()
})

test("the arrow keys walk through the list and round its ends, while the field keeps the focus", () => {
  open()
  type("s")
  const walk = ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp"].map((key) => {
    press(key)
    return active()
  })
  expect(walk).toEqual(["Solna", "Sundbyberg", "Södermalm", "Solna", "Södermalm", "Sundbyberg"])
  expect(field()).toHaveFocus()
  expect(chosen()).toBe("")
  type("so")
  type("s")
  press("ArrowUp")
  expect(active()).toBe("Södermalm")
})

test.each([
  ["ArrowDown", "first", "Solna"],
  ["ArrowUp", "last", "Vasastan"],
])("%s opens a closed list at its %s option", (key, _, place) => {
  open()
  expect(press(key)).toBe(false)
  expect(suggestions()).toEqual(["Solna", "Sundbyberg", "Södermalm", "Vasastan"])
  expect(active()).toBe(place)
})

test("a list with a chosen option opens there", () => {
  open({ initial: ["Solna"] })
  press("ArrowUp")
  expect(active()).toBe("Solna")
  expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Solna")
})

test("Home and End move the cursor in the text, and no option becomes active", () => {
  open()
  type("s")
  press("ArrowDown")
  expect([press("Home"), press("End")]).toEqual([true, true])
  expect(active()).toBe("Solna")
})

test("Enter chooses the active option and closes the list; in a closed list it sends the form", () => {
  open()
  type("s")
  press("ArrowDown")
  press("ArrowDown")
  expect(press("Enter")).toBe(false)
  expect(chosen()).toBe("Sundbyberg")
  expect(field()).toHaveValue("Sundbyberg")
  expect(field()).toHaveAttribute("aria-expanded", "false")
  expect(field()).not.toHaveAttribute("aria-activedescendant")
  expect(press("Enter")).toBe(true)
})

test.each([
  ["s", ""],
  ["so", "Solna"],
  ["x", ""],
])("Enter after typing %j, with nothing active, chooses %j, and the form is not sent", (text, place) => {
  open()
  type(text)
  expect(press("Enter")).toBe(false)
  expect(chosen()).toBe(place)
})

test("Escape closes the list, then empties the field, and then belongs to what is around it", () => {
  open()
  type("so")
  expect(press("Escape")).toBe(false)
  expect(suggestions()).toEqual([])
  expect(field()).toHaveValue("so")
  expect(press("Escape")).toBe(false)
  expect(field()).toHaveValue("")
  expect(press("Escape")).toBe(true)
  expect(chosen()).toBe("")
})

test("a text that nothing fits shows so, and the arrow keys do nothing", () => {
  open()
  type("x")
  expect(screen.getByText("No place has that name.")).toBeVisible()
  press("ArrowDown")
  expect(field()).not.toHaveAttribute("aria-activedescendant")
})

test("leaving the field closes the list and chooses nothing", () => {
  open()
  type("so")
  act(() => field().blur())
  expect(suggestions()).toEqual([])
  expect(chosen()).toBe("")
  expect(field()).toHaveValue("so")
})

describe("a field of several places", () => {
  test("says so, and marks each chosen one", () => {
    open({ isMultiple: true, initial: ["Solna", "Vasastan"] })
    fireEvent.click(field())
    expect(list()).toHaveAttribute("aria-multiselectable", "true")
    expect(screen.getAllByRole("option", { selected: true }).map(({ textContent }) => textContent)).toEqual([
      "Solna",
      "Vasastan",
    ])
    expect(field()).not.toHaveAttribute("aria-activedescendant")
    press("ArrowDown")
    expect(active()).toBe("Solna")
  })

  test.each([
    ["the only place that fits", "so", "Vasastan Solna"],
    ["no place of several", "s", "Vasastan"],
    ["no place that is chosen already", "va", "Vasastan"],
  ])("chooses %s when it is left", (_, text, places) => {
    open({ isMultiple: true, initial: ["Vasastan"] })
    type(text)
    act(() => field().blur())
    expect(chosen()).toBe(places)
    expect(suggestions()).toEqual([])
  })
})

test("a list that is opened before its options are known appears with them", () => {
  const { rerender } = render(<PlaceField isLoaded={false} />)
  act(() => field().focus())
  type("s")
  expect(field()).toHaveAttribute("aria-expanded", "false")
  rerender(<PlaceField />)
  expect(suggestions()).toEqual(["Solna", "Sundbyberg", "Södermalm"])
})
