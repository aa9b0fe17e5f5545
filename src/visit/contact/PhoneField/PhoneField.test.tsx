import { act, fireEvent, render, screen, within } from "@testing-library/react"
import axe from "axe-core"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { phoneNumbers } from "../../../browser/contact/phone-numbers.ts"
import type { Language } from "../../../spec/languages.ts"
import { publishedCountries } from "../../../testing/countries.ts"
import type { PhoneFieldData } from "../phone-field.data.ts"
import { PhoneField } from "./PhoneField.tsx"

const dataOf = (language: Language, initialCountry: string): PhoneFieldData => ({
  language,
  initialCountry,
  words: {
    country: "Country and dialling code",
    countryHint: "Type a country.",
    countries: "Countries",
    noCountry: "No country has that name.",
    suggestionOne: "{count} suggestion",
    suggestionMany: "{count} suggestions",
    countryIsNow: "The country is now {country}.",
    isIt: { SE: "Is it Swedish?", FI: "Is it Finnish?", NO: "Is it Norwegian?" },
    yes: "Yes, {number}",
    phone: "Phone number",
    phoneHint: "As you usually write it.",
  },
})
const swedish = dataOf("en", "Sweden (+46)")

const fetchMock = jest.fn<Promise<Response>, [string]>()
const answer = async (path: string) => {
  const language = /^\/contact\/countries\.(\w\w)\.json$/.exec(path)?.[1] as Language
  return Response.json(publishedCountries(language))
}

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true })
  fetchMock.mockReset().mockImplementation(answer)
  Object.assign(globalThis, { fetch: fetchMock })
})

afterEach(() => {
  jest.useRealTimers()
})

const country = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Country and dialling code" })
const phone = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Phone number" })
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent)
const active = () => document.getElementById(country().getAttribute("aria-activedescendant") ?? "")?.textContent
/** Returns what is announced after a pause in typing. */
const announcements = () => {
  act(() => jest.advanceTimersByTime(500))
  return [...document.querySelectorAll("p[aria-live]")].map(({ textContent }) => textContent).filter(Boolean)
}
const write = (field: HTMLInputElement, value: string) => fireEvent.input(field, { target: { value } })
const press = (key: string) => fireEvent.keyDown(country(), { key })
/** Waits until the field's data has loaded or failed. */
const numbersLoaded = (language: Language) => act(async () => void (await phoneNumbers(language).catch(() => {})))
const focusField = async (field: HTMLInputElement, language: Language = "en") => {
  act(() => field.focus())
  await numbersLoaded(language)
}
const blur = (field: HTMLInputElement) => act(() => field.blur())

const renderField = (data = swedish) => render(<PhoneField id="contact" data={data} />)
const writeInNewField = async (text: string) => {
  renderField()
  await focusField(phone())
  write(phone(), text)
}

describe("without scripts", () => {
  const html = () => renderToString(<PhoneField id="contact" data={swedish} errors={{ phone: "It is not right." }} />)

  test("country and number are ordinary fields, with their errors beside them", () => {
    document.body.innerHTML = html()
    const field = screen.getByRole("textbox", { name: "Country and dialling code" })
    expect(field).toHaveValue("Sweden (+46)")
    expect(field).toHaveAttribute("name", "country")
    expect(field).toHaveAttribute("autocomplete", "tel-country-code")
    expect(screen.queryByRole("combobox")).toBeNull()
    expect(phone()).toHaveAttribute("type", "tel")
    expect(phone()).toHaveAttribute("name", "phone")
    expect(phone()).toHaveAttribute("autocomplete", "tel")
    expect(phone()).toBeInvalid()
    expect(phone()).toHaveAccessibleDescription("It is not right. As you usually write it.")
    expect(fetchMock).not.toHaveBeenCalled()
  })

  test("text from before hydration stays, and is parsed after it", async () => {
    document.body.innerHTML = `<div>${html()}</div>`
    const place = document.body.firstElementChild as HTMLElement
    phone().value = "+47 22 12 34 56"
    phone().focus()
    const root = await act(() =>
      hydrateRoot(place, <PhoneField id="contact" data={swedish} errors={{ phone: "It is not right." }} />),
    )
    await numbersLoaded("en")
    expect(phone()).toHaveValue("+47 22 12 34 56")
    expect(phone()).toHaveFocus()
    expect(country()).toHaveValue("Norway (+47)")
    act(() => root.unmount())
  })
})

describe("the country", () => {
  test("loads in the page's language at the first focus, once", async () => {
    renderField(dataOf("fi", "Suomi (+358)"))
    expect(fetchMock).not.toHaveBeenCalled()
    await focusField(country(), "fi")
    expect(options()).toEqual([])
    write(country(), "sak")
    expect(options()).toEqual(["Saksa +49"])
    await focusField(phone(), "fi")
    expect(fetchMock.mock.calls).toEqual([["/contact/countries.fi.json"]])
  })

  test.each([
    ["swe", ["Sweden +46"]],
    ["+47", ["Norway +47", "Svalbard and Jan Mayen +47", "Bouvet Island +47"]],
    ["aland", ["Åland Islands +358"]],
    ["reun", ["Réunion +262"]],
  ])("is found by %s", async (text, found) => {
    renderField()
    await focusField(country())
    write(country(), text)
    expect(country()).toHaveAttribute("aria-expanded", "true")
    expect(options()).toEqual(found)
  })

  test("is found by its code, after countries whose names start with it", async () => {
    renderField()
    await focusField(country())
    write(country(), "se")
    expect(options()).toEqual(["Senegal +221", "Serbia +381", "Seychelles +248", "Sweden +46"])
    expect(announcements()).toEqual(["4 suggestions"])
    expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Sweden +46")
  })

  test("that cannot be loaded is reported, and the field keeps its text", async () => {
    renderField()
    await focusField(country())
    write(country(), "Atlantis")
    expect(announcements()).toEqual(["No country has that name."])
    blur(country())
    expect(country()).toHaveValue("Atlantis")
    expect(announcements()).toEqual([])
  })

  test("is chosen with the keyboard", async () => {
    renderField()
    await focusField(country())
    write(country(), "fin")
    press("ArrowDown")
    expect(active()).toBe("Finland +358")
    press("Enter")
    expect(country()).toHaveValue("Finland (+358)")
    expect(country()).toHaveAttribute("aria-expanded", "false")
    press("ArrowDown")
    expect(options()).toHaveLength(251)
    expect(active()).toBe("Finland +358")
    expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Finland +358")
    press("ArrowUp")
    expect(active()).toBe("Fiji +679")
    press("Escape")
    expect(options()).toEqual([])
    expect(country()).toHaveValue("Finland (+358)")
  })

  test("is chosen by pressing it, and the field keeps the focus", async () => {
    renderField()
    await focusField(country())
    fireEvent.click(country())
    expect(options()).toHaveLength(251)
    expect(active()).toBe("Sweden +46")
    const option = screen.getByRole("option", { name: "Åland Islands +358" })
    expect(fireEvent.mouseDown(option)).toBe(false)
    fireEvent.click(option)
    expect(country()).toHaveValue("Åland Islands (+358)")
    expect(country()).toHaveFocus()
  })

  test("in the field is replaced by the visitor's typing", async () => {
    renderField()
    await focusField(country())
    expect([country().selectionStart, country().selectionEnd]).toEqual([0, "Sweden (+46)".length])
  })

  test.each([
    ["NO", "Norway (+47)"],
    ["0044", "United Kingdom (+44)"],
    ["finland", "Finland (+358)"],
    ["", "Sweden (+46)"],
  ])("written as %j is %s when the field is left", async (text, label) => {
    renderField()
    await focusField(country())
    write(country(), text)
    blur(country())
    expect(country()).toHaveValue(label)
  })
})

test("autofill opens no list", async () => {
  renderField()
  await focusField(phone())
  write(country(), "+358")
  expect(country()).toHaveAttribute("aria-expanded", "false")
  expect(options()).toEqual([])
  write(phone(), "040 123 4567")
  blur(phone())
  expect(phone()).toHaveValue("+358 40 1234567")
})

describe("the number", () => {
  test.each([
    ["+358 40 123 4567", "Finland (+358)"],
    ["00358 18 12345", "Åland Islands (+358)"],
    ["+358 (0)40", "Finland (+358)"],
    ["+1", "United States (+1)"],
    ["+1 416", "Canada (+1)"],
    ["+1 876", "Jamaica (+1)"],
    ["+7 701", "Kazakhstan (+7)"],
    ["+44 1481", "Guernsey (+44)"],
    ["+47 79", "Svalbard and Jan Mayen (+47)"],
    ["+39 06 698", "Vatican City (+39)"],
  ])("%s chooses %s, which assistive technology announces", async (text, label) => {
    await writeInNewField(text)
    expect(country()).toHaveValue(label)
    expect(announcements()).toEqual([`The country is now ${label}.`])
    expect(phone()).toHaveValue(text)
  })

  test.each(["+46 70", "0046", "+", "+3", "00", "070-174 06 05", ""])("%j leaves Sweden as it is", async (text) => {
    await writeInNewField(text)
    expect(country()).toHaveValue("Sweden (+46)")
    expect(announcements()).toEqual([])
  })

  test("is formatted for its country when the field loses the focus", async () => {
    await writeInNewField("070-174 06 05")
    expect(phone()).toHaveValue("070-174 06 05")
    blur(phone())
    expect(phone()).toHaveValue("+46 70 174 06 05")
  })

  test("is formatted if it loses the focus as its data arrive", async () => {
    renderField()
    act(() => phone().focus())
    write(phone(), "070-174 06 05")
    await act(async () => {
      await phoneNumbers("en")
      phone().blur()
    })
    expect(phone()).toHaveValue("+46 70 174 06 05")
  })

  test("stays as written if it is invalid", async () => {
    await writeInNewField("070-1 ankn. 5")
    blur(phone())
    expect(phone()).toHaveValue("070-1 ankn. 5")
  })

  test("in national form belongs to the country chosen last", async () => {
    await writeInNewField("040 123 4567")
    blur(phone())
    expect(phone()).toHaveValue("+46 40 123 45 67")
    await focusField(country())
    write(country(), "fi")
    blur(country())
    expect(phone()).toHaveValue("+358 40 1234567")
  })

  test("has a live region for the question alone, because a screen reader would also speak a hint in it", async () => {
    await writeInNewField("040 123 4567")
    const live = phone().parentElement?.querySelector("[aria-live]")
    expect(live).toBeEmptyDOMElement()
    expect(phone()).toHaveAccessibleDescription("As you usually write it.")
    blur(phone())
    expect(live).toHaveTextContent("Is it Finnish? Yes, +358 40 1234567")
    expect(phone()).toHaveAccessibleDescription("Is it Finnish? Yes, +358 40 1234567")
  })

  test("that fits another country is asked about, and the answer is announced", async () => {
    await writeInNewField("040 123 4567")
    blur(phone())
    act(() => screen.getByRole("button", { name: "Yes, +358 40 1234567" }).click())
    expect([country().value, phone().value]).toEqual(["Finland (+358)", "+358 40 1234567"])
    expect(announcements()).toEqual(["The country is now Finland (+358)."])
    expect(phone()).toHaveFocus()
    expect(screen.queryByRole("button")).toBeNull()
  })

  test("with a country code stays unchanged, whatever country is chosen afterwards", async () => {
    await writeInNewField("+46701740605")
    blur(phone())
    await focusField(country())
    write(country(), "Finland")
    press("Enter")
    expect(country()).toHaveValue("Finland (+358)")
    expect(phone()).toHaveValue("+46 70 174 06 05")
  })
})

describe("when the data fails to load", () => {
  test("the fields are ordinary fields, and the next focus loads again", async () => {
    fetchMock.mockRejectedValue(new TypeError("no network"))
    renderField(dataOf("sv", "Sverige (+46)"))
    await focusField(phone(), "sv")
    write(phone(), "+358 40 123 4567")
    blur(phone())
    await focusField(country(), "sv")
    write(country(), "Finland")
    expect(options()).toEqual([])
    expect(announcements()).toEqual([])
    blur(country())
    expect([country().value, phone().value]).toEqual(["Finland", "+358 40 123 4567"])
    await numbersLoaded("sv")
    fetchMock.mockImplementation(answer)
    await focusField(phone(), "sv")
    blur(phone())
    expect([country().value, phone().value]).toEqual(["Finland (+358)", "+358 40 1234567"])
  })

  test("an invalid response is a failure", async () => {
    fetchMock.mockResolvedValue(new Response("gone", { status: 404 }))
    renderField(dataOf("nb", "Sverige (+46)"))
    await focusField(phone(), "nb")
    write(phone(), "+358")
    expect(country()).toHaveValue("Sverige (+46)")
  })
})

test("a list that opens before the countries have loaded fills when they have", async () => {
  renderField()
  act(() => country().focus())
  press("ArrowDown")
  expect(options()).toEqual([])
  await numbersLoaded("en")
  expect(options()).toHaveLength(251)
  expect(active()).toMatch(/^Sweden/)
})

test("closed, open and empty, it can be used with assistive technology", async () => {
  const { container } = renderField()
  const violations = async () =>
    (
      await axe.run(container, { rules: { region: { enabled: false }, "color-contrast": { enabled: false } } })
    ).violations.map(({ id }) => id)
  expect(await violations()).toEqual([])
  await focusField(country())
  press("ArrowDown")
  expect(within(screen.getByRole("listbox", { name: "Countries" })).getAllByRole("option")).toHaveLength(251)
  expect(await violations()).toEqual([])
  write(country(), "Atlantis")
  expect(await violations()).toEqual([])
}, 30_000)
