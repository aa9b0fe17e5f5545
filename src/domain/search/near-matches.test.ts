import { criteriaIn } from "./criteria.ts"
import type { HomesData } from "./homes.ts"
import { search } from "./search.ts"
import { indexOf } from "./search-index.ts"

type Columns = Partial<Pick<HomesData, "price" | "size" | "rooms" | "floor" | "year" | "has" | "area" | "status">>

/** Two rooms of 50 m² for 2 000 000 in Solna, built in 2000, unless a test says otherwise. */
const dataWith = (homes: Columns, count: number): HomesData => {
  const column = <Value>(value: Value): Value[] => Array.from({ length: count }, () => value)
  return {
    ids: column("home")
      .map((name, place) => `${name}-${place + 1}`)
      .join("\n"),
    areas: [
      { id: "solna", city: "solna", names: ["Solna"], codes: "", near: [2, 1] },
      { id: "sodermalm", city: "stockholm", names: ["Södermalm"], codes: "", near: [2, 0] },
      { id: "vasastaden", city: "stockholm", names: ["Vasastaden"], codes: "", near: [1, 0] },
      { id: "malmo", city: "malmo", names: ["Malmö"], codes: "", near: [] },
    ],
    buildings: [],
    area: column(0),
    building: column(null),
    type: column(0),
    status: column(0),
    energy: column(null),
    price: column(2_000_000),
    fee: column(1000),
    size: column(500),
    rooms: column(2),
    floor: column(2),
    plot: column(null),
    year: column(26),
    has: column(0),
    published: column(0),
    changed: column(0),
    viewings: "",
    since: 0,
    newest: { year: 2026, day: 20778 },
    ...homes,
  }
}

const nearOf = (query: string, homes: Columns, count: number) =>
  search(indexOf(dataWith(homes, count)), criteriaIn(query), 0).near.map(({ home, missed }) => `${home + 1} ${missed}`)

test.each<[string, string, Columns, string[]]>([
  [
    "the nearest prices, however far",
    "price=..1000000",
    { price: [9_000_000, 1_150_001, 1_050_000] },
    ["3 price", "2 price", "1 price"],
  ],
  ["a size below the least", "size=50..", { size: [424, 425, 499] }, ["3 size", "2 size"]],
  ["one floor, not two", "floor=4..", { floor: [2, 3, null] }, ["2 floor"]],
  ["ten years, not eleven", "year=2011..", { year: [25, 26, 27] }, ["1 year"]],
  ["ten years", "year=2010..", { year: [25, 26, 27] }, ["1 year", "2 year"]],
  ["prices below the least", "price=3000000..", {}, ["1 price", "2 price", "3 price"]],
  ["one room more or fewer", "rooms=3", { rooms: [1, 2, 4] }, ["2 rooms", "3 rooms"]],
  [
    "any price before a room too few",
    "rooms=3&price=..2000000",
    { rooms: [2, 3, 3], price: [2_000_000, 9_000_000, 8_000_000] },
    ["3 price", "2 price", "1 rooms"],
  ],
  [
    "two prices, then the next area",
    "place=solna&price=..2000000",
    { area: [0, 1, 0, 0], price: [9_000_000, 2_000_000, 8_000_000, 7_000_000] },
    ["4 price", "3 price", "2 place"],
  ],
  ["the areas next to the chosen one, nearest first", "place=solna", { area: [1, 2, 3] }, ["2 place", "1 place"]],
  ["the areas next to a city", "place=stockholm", { area: [0, 3, 3] }, ["1 place"]],
  [
    "a missing feature, after a home that is nearer",
    "has=lift&price=..1900000",
    { has: [0, 1, 0], price: [1_900_000, 2_000_000, 2_000_000] },
    ["2 price", "1 lift"],
  ],
  ["no home that misses two filters", "rooms=3&price=..1900000", {}, []],
  ["no home of another type, status, energy class or text", "type=house", {}, []],
  ["no sold home", "price=..1900000", { status: [0, 3, 2] }, ["1 price", "3 price"]],
  ["no home without a price", "price=..1000000", { price: [null, 1_100_000, null] }, ["2 price"]],
  ["half a room too few", "rooms=3", { rooms: [2.5, 1.5, 4.5] }, ["1 rooms"]],
  ["no home of another text", "q=kvist", {}, []],
])("near are %s", (_, query, homes, expected) => {
  expect(nearOf(query, homes, Math.max(3, ...Object.values(homes).map(({ length }) => length)))).toEqual(expected)
})

test("nothing is near while a home fits", () => {
  expect(nearOf("price=..1000000", { price: [1_000_000, 1_000_001] }, 2)).toEqual([])
})

test("three homes are enough", () => {
  expect(nearOf("price=..1000000", {}, 5)).toEqual(["1 price", "2 price", "3 price"])
})
