import { type Comparable, similarTo } from "./similar.ts"

const home = (id: string, fields: Partial<Comparable> = {}): Comparable => ({
  id,
  area: "kallio",
  type: "apartment",
  price: 300_000_00,
  livingArea: 50,
  rooms: 2,
  ...fields,
})

const here = home("here")

test("those nearest in price, size and rooms come first, and the home itself never", () => {
  const others = [
    home("dearer", { price: 600_000_00 }),
    home("same"),
    home("larger", { livingArea: 55 }),
    home("a-room-more", { rooms: 3 }),
    home("smaller", { livingArea: 47 }),
  ]
  expect(similarTo([here, ...others])(here, 4)).toEqual(["same", "smaller", "larger", "a-room-more"])
})

test("a home in another area is less like it, and one of another type still less", () => {
  const others = [
    home("house", { type: "house" }),
    home("elsewhere", { area: "tapiola" }),
    home("a-little-smaller", { livingArea: 40 }),
  ]
  expect(similarTo(others)(here, 3)).toEqual(["a-little-smaller", "elsewhere", "house"])
})

test("of homes that are as near, order does not depend on how they were given", () => {
  const others = ["b", "a", "d", "c"].map((id) => home(id))
  expect(similarTo(others)(here, 3)).toEqual(["a", "b", "c"])
  expect(similarTo(others.toReversed())(here, 3)).toEqual(["a", "b", "c"])
})

test("a market with fewer homes gives what it has", () => {
  expect(similarTo([])(here, 3)).toEqual([])
  expect(similarTo([here])(here, 3)).toEqual([])
  expect(similarTo([here, home("one")])(here, 3)).toEqual(["one"])
})

/** The same every time: a linear congruential generator. */
const many = (count: number): Comparable[] => {
  let seed = 7
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
  return Array.from({ length: count }, (_, index) =>
    home(`home-${index}`, {
      area: `area-${Math.floor(random() * 8)}`,
      type: random() < 0.8 ? "apartment" : "house",
      livingArea: 20 + Math.floor(random() * 180),
      price: 100_000_00 + Math.floor(random() * 9_000) * 1_000_00,
      rooms: 1 + Math.floor(random() * 6),
    }),
  )
}

test("looking at a few finds what looking at all would", () => {
  const homes = many(400)
  const similar = similarTo(homes)
  const unlike = (one: Comparable, id: string) => {
    const other = homes.find((candidate) => candidate.id === id)
    if (!other) throw new Error(id)
    return (
      Math.abs(Math.log(one.price / other.price)) +
      Math.abs(Math.log(one.livingArea / other.livingArea)) +
      0.12 * Math.abs(one.rooms - other.rooms) +
      (one.area === other.area ? 0 : 0.35) +
      (one.type === other.type ? 0 : 0.6)
    )
  }
  for (const one of homes) {
    const byHand = homes
      .filter(({ id }) => id !== one.id)
      .map(({ id }) => unlike(one, id))
      .sort((a, b) => a - b)
      .slice(0, 3)
    const found = similar(one, 3).map((id) => unlike(one, id))
    expect(found.map((value) => value.toFixed(9))).toEqual(byHand.map((value) => value.toFixed(9)))
  }
})

test("of many homes few are looked at", () => {
  let looks = 0
  const homes = many(20_000).map((one) => ({
    ...one,
    get livingArea() {
      looks += 1
      return one.livingArea
    },
  }))
  const similar = similarTo(homes)
  const some = homes.slice(0, 500)
  for (const one of some) similar(one, 3)
  expect(looks / some.length).toBeLessThan(homes.length / 20)
})
