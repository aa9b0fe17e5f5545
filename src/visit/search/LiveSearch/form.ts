import { fillIn } from "../../../domain/fill-in.ts"
import { formatNumber } from "../../../domain/format.ts"
import {
  type ChoiceName,
  type Criteria,
  choices,
  criteriaFrom,
  type Range,
  type RangeName,
  ranges,
} from "../../../domain/search/criteria.ts"
import { typedArea, typedPrice } from "../../../domain/typed-number.ts"
import type { SearchForm } from "../search.data.ts"

const ends = ["least", "most"] as const

/** A number as visitors write it, with spaces and perhaps its unit; undefined if it is invalid. */
const parsedNumber = (name: RangeName, text: string): number | undefined => {
  const number = name === "price" ? typedPrice(text) : typedArea(text)
  return number !== undefined && /^\d{1,12}$/.test(String(number)) ? number : undefined
}

const fieldOf = (form: HTMLFormElement, name: string): HTMLInputElement | HTMLSelectElement | null => {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : null
}

const textIn = (form: HTMLFormElement, name: string): string => fieldOf(form, name)?.value.trim() ?? ""

/** Values of a range, or its error. */
const rangeIn = (form: HTMLFormElement, name: RangeName, search: SearchForm): Range | string => {
  const { words, filters, moreFilters } = search
  const range: { least?: number; most?: number } = {}
  for (const end of ends) {
    const text = textIn(form, `${name}.${end}`)
    if (text === "") continue
    const number = parsedNumber(name, text)
    if (number === undefined) {
      const filter = [...filters, ...moreFilters].find((filter) => filter.name === name)
      return fillIn(words.notNumber, { example: filter?.kind === "range" ? filter.example : "" })
    }
    range[end] = number
  }
  return range.least !== undefined && range.most !== undefined && range.least > range.most ? words.wrongOrder : range
}

/** Error sentence of each range. */
export type RangeErrors = { readonly [name in RangeName]?: string }

export type Reading = { readonly criteria: Criteria; readonly errors: RangeErrors }

/**
 * Criteria in the form; an invalid field keeps the value of the address.
 * @param current criteria of the address, which alone has the places and the drawn area
 */
export const readForm = (form: HTMLFormElement, current: Criteria, search: SearchForm): Reading => {
  const errors: { [name in RangeName]?: string } = {}
  const rangeValues = Object.fromEntries(
    ranges.map((name) => {
      const range = rangeIn(form, name, search)
      if (typeof range !== "string") return [name, range]
      errors[name] = range
      return [name, current[name]]
    }),
  ) as Record<RangeName, Range>
  const checkedValues = (name: string) =>
    [...form.elements]
      .filter((element) => element instanceof HTMLInputElement && element.name === name && element.checked)
      .map((element) => (element as HTMLInputElement).value)
  const params = new URLSearchParams({
    q: textIn(form, "q"),
    has: checkedValues("has").join(","),
    sort: fieldOf(form, "sort")?.value ?? "",
    ...Object.fromEntries((Object.keys(choices) as ChoiceName[]).map((name) => [name, checkedValues(name).join(",")])),
  })
  return { criteria: { ...criteriaFrom(params), ...rangeValues, place: current.place, within: current.within }, errors }
}

const numberText = (name: RangeName, value: number | undefined): string =>
  value === undefined ? "" : name === "year" ? String(value) : formatNumber(value, { digits: 0 })

const write = (form: HTMLFormElement, name: string, value: string, onlyEmpty = false): void => {
  const input = fieldOf(form, name)
  if (input && !(onlyEmpty && input.value !== "")) input.value = value
}

/** Writes each range in digits, except those that the visitor has to correct. */
export const writeNumbers = (form: HTMLFormElement, { criteria, errors }: Reading, onlyEmpty = false): void => {
  for (const name of ranges.filter((name) => !(name in errors)))
    for (const end of ends) write(form, `${name}.${end}`, numberText(name, criteria[name][end]), onlyEmpty)
}

/**
 * Fills the form with the criteria of the address.
 * @param onlyEmpty keeps what the visitor filled in before hydration
 */
export const writeForm = (form: HTMLFormElement, criteria: Criteria, onlyEmpty = false): void => {
  write(form, "q", criteria.text, onlyEmpty)
  write(form, "sort", criteria.sort ?? "", onlyEmpty)
  if (!onlyEmpty) write(form, "place-text", "")
  writeNumbers(form, { criteria, errors: {} }, onlyEmpty)
  const checkedValues: Readonly<Record<string, readonly string[]>> = { ...criteria, text: [], sort: [] } as never
  for (const element of form.elements)
    if (element instanceof HTMLInputElement && element.type === "checkbox" && !(onlyEmpty && element.checked))
      element.checked = checkedValues[element.name]?.includes(element.value) ?? false
}

/** Adds a place, or removes it if it is chosen. */
export const withPlaceToggled = (criteria: Criteria, id: string): Criteria => ({
  ...criteria,
  place: criteria.place.includes(id) ? criteria.place.filter((place) => place !== id) : [...criteria.place, id],
})
