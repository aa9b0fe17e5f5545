import type { SearchForm } from "../../build/pages/search.ts"
import { filled } from "../../domain/filled.ts"
import { formatNumber } from "../../domain/format.ts"
import {
  type ChoiceName,
  type Criteria,
  choices,
  criteriaFrom,
  type Range,
  type RangeName,
  ranges,
} from "../../domain/search/criteria.ts"
import type { RangeErrors } from "../SearchFilters/SearchFilters.tsx"

const ends = ["least", "most"] as const

/** A number as visitors write it: spaces between thousands, perhaps with its unit. Null where it is none. */
const numberIn = (text: string): number | null => {
  const digits = text.replace(/\s|kr|€|m²|m2/gi, "")
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null
}

const field = (form: HTMLFormElement, name: string): HTMLInputElement | HTMLSelectElement | null => {
  const found = form.elements.namedItem(name)
  return found instanceof HTMLInputElement || found instanceof HTMLSelectElement ? found : null
}

const textIn = (form: HTMLFormElement, name: string): string => field(form, name)?.value.trim() ?? ""

/** What is written in a range, or what is wrong with it. */
const rangeIn = (form: HTMLFormElement, name: RangeName, search: SearchForm): Range | string => {
  const { words, filters, moreFilters } = search
  const range: { least?: number; most?: number } = {}
  for (const end of ends) {
    const text = textIn(form, `${name}.${end}`)
    if (text === "") continue
    const number = numberIn(text)
    if (number === null) {
      const filter = [...filters, ...moreFilters].find((filter) => filter.name === name)
      return filled(words.notNumber, { example: filter?.kind === "range" ? filter.example : "" })
    }
    range[end] = number
  }
  return range.least !== undefined && range.most !== undefined && range.least > range.most ? words.wrongOrder : range
}

export type Reading = { readonly criteria: Criteria; readonly errors: RangeErrors }

/**
 * What the form asks for. Where something in it is wrong, that stays as it was.
 * @param present what the address asks for: it alone knows the places
 */
export const readForm = (form: HTMLFormElement, present: Criteria, search: SearchForm): Reading => {
  const errors: { [name in RangeName]?: string } = {}
  const read = Object.fromEntries(
    ranges.map((name) => {
      const range = rangeIn(form, name, search)
      if (typeof range !== "string") return [name, range]
      errors[name] = range
      return [name, present[name]]
    }),
  ) as Record<RangeName, Range>
  const ticked = (name: string) =>
    [...form.elements]
      .filter((element) => element instanceof HTMLInputElement && element.name === name && element.checked)
      .map((element) => (element as HTMLInputElement).value)
  const said = new URLSearchParams({
    q: textIn(form, "q"),
    has: ticked("has").join(","),
    sort: field(form, "sort")?.value ?? "",
    ...Object.fromEntries((Object.keys(choices) as ChoiceName[]).map((name) => [name, ticked(name).join(",")])),
  })
  return { criteria: { ...criteriaFrom(said), ...read, place: present.place }, errors }
}

const numberText = (name: RangeName, value: number | undefined): string =>
  value === undefined ? "" : name === "year" ? String(value) : formatNumber(value, { digits: 0 })

/**
 * Makes the form say what the address asks for.
 * @param onlyEmpty leaves alone what the visitor has filled in before the form could be written
 */
export const writeForm = (form: HTMLFormElement, criteria: Criteria, onlyEmpty = false): void => {
  const write = (name: string, value: string) => {
    const input = field(form, name)
    if (input && !(onlyEmpty && input.value !== "")) input.value = value
  }
  write("q", criteria.text)
  write("sort", criteria.sort ?? "")
  if (!onlyEmpty) write("place-text", "")
  for (const name of ranges) for (const end of ends) write(`${name}.${end}`, numberText(name, criteria[name][end]))
  const ticked: Readonly<Record<string, readonly string[]>> = { ...criteria, text: [], sort: [] } as never
  for (const element of form.elements)
    if (element instanceof HTMLInputElement && element.type === "checkbox" && !(onlyEmpty && element.checked))
      element.checked = ticked[element.name]?.includes(element.value) ?? false
}

/** The same places with one more, or without it. */
export const withPlaceToggled = (criteria: Criteria, id: string): Criteria => ({
  ...criteria,
  place: criteria.place.includes(id) ? criteria.place.filter((place) => place !== id) : [...criteria.place, id],
})
