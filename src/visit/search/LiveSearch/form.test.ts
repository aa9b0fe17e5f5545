import { criteriaIn, queryOf } from "../../../domain/search/criteria.ts"
import type { SearchForm } from "../search.data.ts"
import { readForm, withPlaceToggled, writeForm, writeNumbers } from "./form.ts"

const search = {
  filters: [{ kind: "range", name: "price", label: "Price", unit: "kr", example: "4 000 000" }],
  moreFilters: [{ kind: "range", name: "size", label: "Size", unit: "m²", example: "50" }],
  words: { notNumber: "Write a number, such as {example}.", wrongOrder: "The least is more than the most." },
} as unknown as SearchForm

const html = `<form>
  <input type="text" name="q"> <input type="text" name="place-text">
  <input type="text" name="price.least"> <input type="text" name="price.most">
  <input type="text" name="size.least"> <input type="text" name="size.most">
  <input type="text" name="year.least"> <input type="text" name="year.most">
  <input type="checkbox" name="rooms" value="2"> <input type="checkbox" name="rooms" value="3">
  <input type="checkbox" name="has" value="lift"> <input type="checkbox" name="has" value="sauna">
  <select name="sort"><option value=""></option><option value="cheapest"></option></select>
</form>`

type Values = Readonly<Record<string, string>>

/** A form with texts by field, and with the checked values. */
const formWith = (texts: Values = {}, checked: readonly string[] = []): HTMLFormElement => {
  document.body.innerHTML = html
  const [form] = document.forms
  if (!form) throw new Error("there is no form")
  for (const control of form.elements)
    if (control instanceof HTMLInputElement && control.type === "checkbox")
      control.checked = checked.includes(control.value)
    else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
      control.value = texts[control.name] ?? ""
  return form
}

/** Texts of the fields that are not empty, with ordinary spaces, and checked values. */
const contentOf = (form: HTMLFormElement) =>
  [...form.elements].flatMap((control) => {
    if (control instanceof HTMLInputElement && control.type === "checkbox")
      return control.checked ? [`${control.name}=${control.value}`] : []
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement) || control.value === "")
      return []
    return [`${control.name}=${control.value.replaceAll("\u00a0", " ")}`]
  })

test("what is written and checked is the search, with the place and the drawn area of the address", () => {
  const form = formWith(
    { q: " balcony ", "price.least": "2 mkr", "price.most": "4 950 000 kr", "size.least": "50 m²", sort: "cheapest" },
    ["3", "2", "lift"],
  )
  const { criteria, errors } = readForm(form, criteriaIn("place=solna&within=59.1,18.1,59.2,18.1,59.2,18.2"), search)
  expect(queryOf(criteria)).toBe(
    "q=balcony&place=solna&within=59.1,18.1,59.2,18.1,59.2,18.2&price=2000000..4950000&size=50..&rooms=2,3&has=lift&sort=cheapest",
  )
  expect(errors).toEqual({})
})

test("an empty form asks for nothing, and forgets what the address asked for", () => {
  const { criteria, errors } = readForm(formWith({ "price.most": "  " }), criteriaIn("q=balcony&price=..3"), search)
  expect(queryOf(criteria)).toBe("")
  expect(errors).toEqual({})
})

test.each([
  ["no number", { "price.most": "cheap" }, { price: "Write a number, such as 4 000 000." }],
  ["no number of a field that is seldom used", { "size.least": "x" }, { size: "Write a number, such as 50." }],
  ["a fraction of a square metre", { "size.least": "50,5" }, { size: "Write a number, such as 50." }],
  [
    "the least above the most",
    { "price.least": "3 mkr", "price.most": "2 mkr" },
    { price: "The least is more than the most." },
  ],
])("%s is an error, and the search keeps what the address says", (_, texts, errors) => {
  const reading = readForm(formWith({ q: "balcony", ...texts }), criteriaIn("price=..3000000&size=40.."), search)
  expect(reading.errors).toEqual(errors)
  const [wrong] = Object.keys(errors)
  expect(queryOf(reading.criteria)).toBe(wrong === "price" ? "q=balcony&price=..3000000" : "q=balcony&size=40..")
})

const asked = criteriaIn("q=balcony&price=2000000..&year=1950..&rooms=2&has=sauna&sort=cheapest")

test("the form shows the search of the address, and no other", () => {
  const form = formWith({ q: "old", "place-text": "Sol", "size.least": "50" }, ["3", "lift"])
  writeForm(form, asked)
  expect(contentOf(form)).toEqual([
    "q=balcony",
    "price.least=2 000 000",
    "year.least=1950",
    "rooms=2",
    "has=sauna",
    "sort=cheapest",
  ])
})

test("what the visitor filled in before the form came alive stays", () => {
  const form = formWith({ q: "lake", "place-text": "Sol" }, ["3"])
  writeForm(form, asked, true)
  expect(contentOf(form)).toEqual([
    "q=lake",
    "place-text=Sol",
    "price.least=2 000 000",
    "year.least=1950",
    "rooms=2",
    "rooms=3",
    "has=sauna",
    "sort=cheapest",
  ])
})

test("a number that is understood is written out, and one to correct stays as the visitor wrote it", () => {
  const form = formWith({ "price.most": "4,5 mkr", "size.least": "big" })
  writeNumbers(form, readForm(form, criteriaIn(""), search))
  expect(contentOf(form)).toEqual(["price.most=4 500 000", "size.least=big"])
})

test("choosing a place adds it, and choosing it again removes it", () => {
  const both = withPlaceToggled(criteriaIn("place=solna"), "nacka")
  expect(both.place).toEqual(["solna", "nacka"])
  expect(withPlaceToggled(both, "solna").place).toEqual(["nacka"])
})
