import { estimateOf, type PublishedPrices, type SoldFlat, typedFlat } from "./estimate.ts"

const sold = (perSquareMetre: number, flat: Partial<SoldFlat> = {}): SoldFlat => ({
  area: "kallio",
  rooms: 2,
  size: 60,
  perSquareMetre,
  soldOn: "2026-05-04",
  ...flat,
})
const flat = { area: "kallio", rooms: 2, size: 60 }
const five = [4000, 5000, 6000, 7000, 8000].map((price) => sold(price))
const published: PublishedPrices = [7000, 6000, null]

describe("a range", () => {
  test("is the middle half of the prices per m² of similar flats, times the size", () => {
    expect(estimateOf(flat, five, published, 5000)).toEqual({
      basis: "similar",
      low: 300_000,
      high: 420_000,
      perSquareMetre: { low: 5000, high: 7000 },
      count: 5,
      years: ["2026", "2026"],
    })
  })

  test("is rounded outwards", () => {
    expect(estimateOf({ ...flat, size: 61 }, five, null, 5000)).toMatchObject({ low: 305_000, high: 430_000 })
  })

  test("is never narrower than five per cent on either side of the median", () => {
    const alike = [6000, 6000, 6000, 6000, 6000].map((price) => sold(price))
    expect(estimateOf(flat, alike, null, 1000)).toMatchObject({ low: 342_000, high: 378_000 })
  })

  test("is never a single figure", () => {
    const alike = [1, 1, 1, 1, 1].map((price) => sold(price))
    expect(estimateOf(flat, alike, null, 5000)).toMatchObject({ low: 0, high: 5000 })
  })
})

describe("similar flats", () => {
  const others = [5000, 5100, 5200, 5300].map((price) => sold(price))

  test.each([
    ["a quarter smaller", { size: 45 }, "similar"],
    ["more than a quarter smaller", { size: 44.9 }, "area"],
    ["a quarter larger", { size: 75 }, "similar"],
    ["more than a quarter larger", { size: 75.1 }, "area"],
    ["of one room more", { rooms: 3 }, "similar"],
    ["of two rooms more", { rooms: 4 }, "area"],
  ])("may be %s", (_, fields, basis) => {
    expect(estimateOf(flat, [...others, sold(5400, fields)], null, 5000).basis).toBe(basis)
  })

  test("have four rooms or more if the flat has", () => {
    const large = [1, 2, 3, 4, 5].map(() => sold(5000, { rooms: 6, size: 120 }))
    expect(estimateOf({ ...flat, rooms: 4, size: 120 }, large, null, 5000).basis).toBe("similar")
  })

  test("were sold at most two years before the latest sale", () => {
    const old = sold(5400, { soldOn: "2024-05-04" })
    expect(estimateOf(flat, [...others, old], null, 5000)).toMatchObject({ count: 5, years: ["2024", "2026"] })
    const older = sold(5400, { soldOn: "2024-05-03" })
    expect(estimateOf(flat, [...others, older], null, 5000).basis).toBe("unknown")
  })
})

describe("with fewer than five flats", () => {
  const four = five.slice(1)

  test("a range is 15 per cent around the published price of flats with as many rooms", () => {
    expect(estimateOf({ ...flat, rooms: 1 }, four, published, 5000)).toEqual({
      basis: "published",
      low: 355_000,
      high: 485_000,
      perSquareMetre: { low: 5950, high: 8049.999999999999 },
      count: 4,
      published: 7000,
    })
  })

  test("there is no range without a published price", () => {
    expect(estimateOf({ ...flat, rooms: 4 }, four, published, 5000)).toEqual({ basis: "unknown", count: 4 })
    expect(estimateOf(flat, [], null, 5000)).toEqual({ basis: "unknown", count: 0 })
  })

  test("flats of other areas do not count", () => {
    expect(estimateOf(flat, [...four, sold(5400, { area: "vuosaari" })], null, 5000).basis).toBe("unknown")
  })
})

describe("typed fields", () => {
  test.each([
    ["57", 57],
    ["56,5 m²", 56.5],
    ["10", 10],
    ["400", 400],
  ])("%s is a size", (size, expected) => {
    expect(typedFlat({ area: "kallio", size, rooms: "2" }, ["kallio"])).toEqual({
      flat: { area: "kallio", size: expected, rooms: 2 },
      wrong: [],
    })
  })

  test.each(["", "large", "9,9", "400,1", "-50"])('"%s" is no size', (size) => {
    expect(typedFlat({ area: "kallio", size, rooms: "2" }, ["kallio"])).toEqual({ flat: null, wrong: ["size"] })
  })

  test("an area and a number of rooms must be chosen", () => {
    expect(typedFlat({ area: "", size: "50", rooms: "" }, ["kallio"]).wrong).toEqual(["area", "rooms"])
    expect(typedFlat({ area: "malmo", size: "50", rooms: "5" }, ["kallio"]).wrong).toEqual(["area", "rooms"])
  })
})
