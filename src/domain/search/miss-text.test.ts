import { criteriaIn } from "./criteria.ts"
import { activeFilters, type FilterNames, wholeFilters } from "./filters.ts"
import { type MissNames, missText } from "./miss-text.ts"

const search: FilterNames & MissNames = {
  places: [{ value: "sodermalm", label: "Södermalm, Stockholm" }],
  filters: [
    { kind: "range", name: "price", label: "Pris", unit: "kr" },
    {
      kind: "choice",
      name: "rooms",
      options: [
        { value: "2", name: "2 rum" },
        { value: "3", name: "3 rum" },
        { value: "5", name: "5 rum eller fler" },
      ],
    },
  ],
  moreFilters: [{ kind: "choice", name: "has", options: [{ value: "balcony", name: "Balkong" }] }],
  words: {
    between: "{name} {least}–{most}",
    from: "{name} från {least}",
    upTo: "{name} upp till {most}",
    textFilter: "”{text}”",
    drawn: "Ritat område",
    misses: "Uppfyller inte: {filter}",
    nearPlace: "Nära {filter}",
    overPrice: "{amount} över ditt högsta pris",
    hasRooms: "Har {rooms}",
  },
}

const active = (query: string) => activeFilters(search, criteriaIn(query))

test.each([
  ["price=..6000000", "price", "1\u00a0450\u00a0000\u00a0kr över ditt högsta pris"],
  ["price=9000000..", "price", "Uppfyller inte: Pris från 9\u00a0000\u00a0000\u00a0kr"],
  ["rooms=4", "rooms", "Har 5 rum eller fler"],
  ["place=sodermalm", "place", "Nära Södermalm, Stockholm"],
  ["has=balcony", "balcony", "Uppfyller inte: Balkong"],
] as const)("of a search for %s, the home misses %s: %s", (query, missed, text) => {
  const criteria = criteriaIn(query)
  const filters = wholeFilters(active(query), criteria)
  expect(missText(search, criteria, filters, { price: [7_450_000], rooms: [6] }, { home: 0, missed })).toBe(text)
})

test.each([
  [1.5, "Har 1,5 rum"],
  [2.5, "Har 2,5 rum"],
  [5.5, "Har 5,5 rum"],
])("a home of %d rooms says so where three were wished", (rooms, text) => {
  const criteria = criteriaIn("rooms=3")
  expect(missText(search, criteria, [], { price: [1], rooms: [rooms] }, { home: 0, missed: "rooms" })).toBe(text)
})

test.each([
  ["rooms=3,4,5", ["3 rum eller fler"]],
  ["rooms=2,3", ["2 rum", "3 rum"]],
  ["rooms=2,5", ["2 rum", "5 rum eller fler"]],
  ["rooms=5", ["5 rum eller fler"]],
])("the filters of %s are %p", (query, names) => {
  expect(active(query).map(({ name }) => name)).toEqual(names)
})

test("a number of rooms and more is removed as one filter", () => {
  expect(active("rooms=3,4,5&has=balcony")[0]?.without).toEqual(criteriaIn("has=balcony"))
})
