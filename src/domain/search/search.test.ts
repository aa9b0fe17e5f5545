import { type Criteria, criteriaFrom } from "./criteria.ts"
import { buildingPlaces, buildingsOf, type HomesData, quarter } from "./homes.ts"
import { search } from "./search.ts"
import { indexOf } from "./search-index.ts"

const now = Date.parse("2026-11-21T12:00:00Z")
const hours = (count: number) => (count * 60 * 60 * 1000) / quarter

const data: HomesData = {
  ids: ["angsvagen-3", "kvistgatan-12", "oksakatu-3-a-5", "storgatan-1"].join("\n"),
  areas: [
    { id: "kallio", city: "helsinki", names: ["Kallio", "Helsinki", "Berghäll", "Helsingfors"], codes: "", near: [2] },
    { id: "solna", city: "solna", names: ["Solna"], codes: "", near: [] },
    { id: "toolo", city: "helsinki", names: ["Töölö", "Helsinki"], codes: "", near: [0] },
  ],
  buildings: ["Brf Sältingen 4"],
  area: [1, 0, 2, 0],
  building: [null, 0, null, null],
  type: [3, 0, 0, 0],
  status: [0, 0, 3, 1],
  energy: [null, 3, 0, 3],
  price: [12_000_000, 4_950_000, 2_000_000, 2_000_000],
  fee: [0, 3457, 1000, 500],
  size: [1670, 567, 250, 200],
  rooms: [7, 2, 1, 1],
  floor: [null, 3, 0, 1],
  plot: [812, null, null, null],
  year: [56, 118, 0, 118],
  has: [8, 3, 1, 0],
  published: [200, 0, 100, 100],
  changed: [0, 0, 7, 0],
  viewings: `${hours(-1)} ${hours(24 * 7)},0,,${hours(24 * 7) - 1}`,
  since: now / quarter,
  newest: { year: 2026, day: 20778 },
}
const index = indexOf(data)
const foundIds = (query: string): string[] => {
  const { homes } = search(index, criteriaFrom(new URLSearchParams(query)), now)
  return homes.map((home) => String(index.ids[home]))
}
const results = (criteria: string): ReturnType<typeof search> =>
  search(index, criteriaFrom(new URLSearchParams(criteria)) satisfies Criteria, now)

const [house, flat, sold, coming] = ["angsvagen-3", "kvistgatan-12", "oksakatu-3-a-5", "storgatan-1"]

test.each([
  ["", [flat, house, coming, sold]],
  ["place=kallio", [flat, coming]],
  ["place=helsinki", [flat, coming, sold]],
  ["place=helsinki,solna", [flat, house, coming, sold]],
  ["place=nowhere", []],
  ["price=2000000..4949999", [coming, sold]],
  ["price=2000001..4950000", [flat]],
  ["size=56..56", []],
  ["size=25..56", [sold]],
  ["size=20..25", [coming, sold]],
  ["fee=..500", [house, coming]],
  ["floor=0..1", [coming, sold]],
  ["plot=812..", [house]],
  ["plot=813..", []],
  ["year=..1908", [flat, coming]],
  ["rooms=1,2", [flat, coming, sold]],
  ["rooms=5", [house]],
  ["type=house", [house]],
  ["status=upcoming,sold", [coming, sold]],
  ["energy=D", [flat, coming]],
  ["energy=A", [sold]],
  ["has=lift", [flat, sold]],
  ["has=lift,balcony", [flat]],
  ["has=ownPlot", [house]],
  ["has=viewing", [flat, coming]],
  ["q=kvist", [flat]],
  ["q=angsv", [house]],
  ["q=Ängsv", [house]],
  ["q=saltingen", [flat]],
  ["q=berghäll+storg", [coming]],
  ["q=oksakatu+3+a", [sold]],
  ["q=solna", [house]],
  ["q=nothing", []],
])("%s finds %j", (query, homes) => {
  expect(foundIds(query)).toEqual(homes)
})

test.each([
  ["newest", [flat, sold, coming, house]],
  ["cheapest", [sold, coming, flat, house]],
  ["dearest", [house, flat, sold, coming]],
  ["perSquareMetre", [house, sold, flat, coming]],
  ["largest", [house, flat, sold, coming]],
  ["fee", [house, coming, sold, flat]],
])("sorted by %s: %j", (sort, homes) => {
  expect(foundIds(`sort=${sort}`)).toEqual(homes)
})

describe("without a price, and with half a room", () => {
  const others = indexOf({ ...data, price: [12_000_000, null, 2_000_000, 2_000_000], rooms: [5.5, 2.5, 1.5, 1] })
  test.each([
    ["sort=cheapest", [sold, coming, house, flat]],
    ["sort=dearest", [house, sold, coming, flat]],
    ["sort=perSquareMetre", [house, sold, coming, flat]],
    ["price=1..", [house, coming, sold]],
    ["price=..99999999", [house, coming, sold]],
    ["rooms=2", [flat]],
    ["rooms=1", [coming, sold]],
    ["rooms=3", []],
    ["rooms=5", [house]],
  ])("%s finds %j", (query, homes) => {
    const found = search(others, criteriaFrom(new URLSearchParams(query)), now).homes
    expect(found.map((home) => others.ids[home])).toEqual(homes)
  })
})

test("each filter has the number of homes without it", () => {
  const { homes, without } = results("place=kallio&price=..2000000&rooms=1")
  expect(homes).toHaveLength(1)
  expect([without.place, without.price, without.rooms, without.fee]).toEqual([2, 1, 1, 1])
})

test("a choice counts what it would leave with all other filters", () => {
  const { counts } = results("place=kallio&rooms=2")
  expect(counts.rooms).toEqual({ 1: 1, 2: 1, 3: 0, 4: 0, 5: 0 })
  expect(counts.place).toEqual({ kallio: 1, helsinki: 1, solna: 0, toolo: 0 })
  expect(counts.status).toEqual({ forSale: 1, upcoming: 0, reserved: 0, sold: 0 })
  expect(counts.has).toEqual({ lift: 1, balcony: 1, sauna: 0, ownPlot: 0, newBuild: 0, hitas: 0, viewing: 1 })
})

test("a city counts the homes of all its areas", () => {
  expect(results("").counts.place).toEqual({ kallio: 2, helsinki: 3, solna: 1, toolo: 1 })
})

test("each home names its building by how recently it appeared", () => {
  const names = ["Brf A", undefined, "Brf B", "Brf B", "Brf A", "Brf C", "Brf A"]
  const places = buildingPlaces(names)
  expect(places).toEqual({ building: [0, null, 0, 1, 2, 0, 3], buildings: ["Brf A", "Brf B", "Brf C"] })
  expect(buildingsOf({ ...data, ...places })).toEqual(names.map((name) => name ?? ""))
})
