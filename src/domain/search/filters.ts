import { fillIn } from "../fill-in.ts"
import { formatNumber } from "../format.ts"
import {
  anyHome,
  type ChoiceName,
  type Criteria,
  choices,
  type Filter,
  type Must,
  type RangeName,
  ranges,
} from "./criteria.ts"

type NamedFilter = { readonly name: string } & (
  | { readonly kind: "range"; readonly label: string; readonly unit: string | null }
  | { readonly kind: "choice"; readonly options: readonly { readonly value: string; readonly name: string }[] }
)

/** Names of the filters and their values in one language; the search form has this shape too. */
export type FilterNames = {
  readonly places: readonly { readonly value: string; readonly label: string }[]
  readonly filters: readonly NamedFilter[]
  readonly moreFilters: readonly NamedFilter[]
  readonly words: Readonly<Record<"between" | "from" | "upTo" | "textFilter" | "drawn", string>>
}

/** One criterion that the visitor can remove. */
export type ActiveFilter = {
  /** The filter that the criterion belongs to; all chosen rooms, for example, are one filter. */
  readonly filter: Filter
  readonly name: string
  readonly without: Criteria
}

const rangeName = (search: FilterNames, criteria: Criteria, name: RangeName): string => {
  const filter = [...search.filters, ...search.moreFilters].find((candidate) => candidate.name === name)
  const unit = filter?.kind === "range" && filter.unit ? `\u00a0${filter.unit}` : ""
  const formatValue = (value: number) => (name === "year" ? String(value) : formatNumber(value, { digits: 0 }))
  const { least, most } = criteria[name]
  const { words } = search
  const label = filter?.kind === "range" ? filter.label : name
  if (least !== undefined && most !== undefined)
    return fillIn(words.between, { name: label, least: formatValue(least), most: formatValue(most) + unit })
  return least === undefined
    ? fillIn(words.upTo, { name: label, most: formatValue(most ?? 0) + unit })
    : fillIn(words.from, { name: label, least: formatValue(least) + unit })
}

/** Name of a choice in the words of the form. */
export const optionName = (
  search: Pick<FilterNames, "filters" | "moreFilters">,
  name: string,
  value: string,
): string => {
  for (const filter of [...search.filters, ...search.moreFilters])
    if (filter.kind === "choice" && filter.name === name) {
      const option = filter.options.find((candidate) => candidate.value === value)
      if (option) return option.name
    }
  return value
}

/** Whether several numbers of rooms are all from one number up, as the box on the front page chooses them. */
const isOpenEnded = (rooms: Criteria["rooms"]): boolean =>
  rooms.length > 1 && rooms.join() === choices.rooms.slice(-rooms.length).join()

/** Lists the criteria one by one, in the order of the form. */
export const activeFilters = (search: FilterNames, criteria: Criteria): ActiveFilter[] => {
  const active: ActiveFilter[] = []
  for (const id of criteria.place)
    active.push({
      filter: "place",
      name: search.places.find(({ value }) => value === id)?.label ?? id,
      without: { ...criteria, place: criteria.place.filter((other) => other !== id) },
    })
  if (criteria.text !== "")
    active.push({
      filter: "text",
      name: fillIn(search.words.textFilter, { text: criteria.text }),
      without: { ...criteria, text: "" },
    })
  if (criteria.within.length > 0)
    active.push({ filter: "within", name: search.words.drawn, without: { ...criteria, within: [] } })
  for (const name of ranges)
    if (criteria[name].least !== undefined || criteria[name].most !== undefined)
      active.push({ filter: name, name: rangeName(search, criteria, name), without: { ...criteria, [name]: {} } })
  for (const name of Object.keys(choices) as ChoiceName[]) {
    if (name === "rooms" && isOpenEnded(criteria.rooms)) {
      const [least = ""] = criteria.rooms
      const most = choices.rooms.at(-1) as string
      active.push({
        filter: name,
        name: optionName(search, name, most).replace(most, least),
        without: { ...criteria, rooms: [] },
      })
      continue
    }
    for (const value of criteria[name])
      active.push({
        filter: name,
        name: optionName(search, name, value),
        without: { ...criteria, [name]: (criteria[name] as readonly string[]).filter((other) => other !== value) },
      })
  }
  for (const must of criteria.has)
    active.push({
      filter: must,
      name: optionName(search, "has", must),
      without: { ...criteria, has: criteria.has.filter((other: Must) => other !== must) },
    })
  return active
}

/** Joins the criteria of each filter, so that the visitor can remove a whole filter at once. */
export const wholeFilters = (active: readonly ActiveFilter[], criteria: Criteria): ActiveFilter[] =>
  [...new Set(active.map(({ filter }) => filter))].map((filter) => {
    const parts = active.filter((candidate) => candidate.filter === filter)
    const [first] = parts
    if (!first || parts.length === 1) return first as ActiveFilter
    return {
      filter,
      name: parts.map(({ name }) => name).join(", "),
      without: { ...criteria, [filter]: anyHome[filter as ChoiceName | "place"] },
    }
  })

/** Names a search in the words of its form, a text for each filter. */
export const filterNames = (search: FilterNames, criteria: Criteria): string[] =>
  wholeFilters(activeFilters(search, criteria), criteria).map(({ name }) => name)
