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

test("the nearest in price, size and rooms come first, without the home itself", () => {
  const others = [
    home("dearer", { price: 600_000_00 }),
    home("same"),
    home("larger", { livingArea: 55 }),
    home("a-room-more", { rooms: 3 }),
    home("smaller", { livingArea: 47 }),
  ]
  expect(similarTo([here, ...others])(here, 4)).toEqual(["same", "smaller", "larger", "a-room-more"])
})

test("a home in another area is less similar, and one of another type still less", () => {
  const others = [
    home("house", { type: "house" }),
    home("elsewhere", { area: "tapiola" }),
    home("a-little-smaller", { livingArea: 40 }),
  ]
  expect(similarTo(others)(here, 3)).toEqual(["a-little-smaller", "elsewhere", "house"])
})

test("the order of equally near homes does not depend on their input order", () => {
  const others = ["b", "a", "d", "c"].map((id) => home(id))
  expect(similarTo(others)(here, 3)).toEqual(["a", "b", "c"])
  expect(similarTo(others.toReversed())(here, 3)).toEqual(["a", "b", "c"])
})

test("a market with fewer homes returns all of them", () => {
  expect(similarTo([])(here, 3)).toEqual([])
  expect(similarTo([here])(here, 3)).toEqual([])
  expect(similarTo([here, home("one")])(here, 3)).toEqual(["one"])
})

/** Generates the same homes in every run (linear congruential generator). */
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

/**
 * The homes of many(400) that are nearest to some of them, from comparing each with all others: in their own area and of their own
 * type, of other areas, of the other type, and of both.
 */
const nearest = {
  "home-3": ["home-378", "home-381", "home-303"],
  "home-4": ["home-242", "home-392", "home-274"],
  "home-0": ["home-328", "home-136", "home-58"],
  "home-5": ["home-44", "home-358", "home-77"],
  "home-2": ["home-187", "home-279", "home-259"],
  "home-13": ["home-80", "home-331", "home-84"],
  "home-18": ["home-199", "home-45", "home-52"],
  "home-26": ["home-295", "home-213", "home-276"],
  "home-7": ["home-225", "home-181", "home-322"],
  "home-25": ["home-269", "home-10", "home-307"],
  "home-190": ["home-192", "home-159", "home-304"],
  "home-336": ["home-307", "home-361", "home-291"],
  "home-104": ["home-298", "home-353", "home-118"],
  "home-1": ["home-165", "home-398", "home-138"],
  "home-224": ["home-377", "home-186", "home-331"],
  "home-53": ["home-314", "home-398", "home-279"],
  "home-398": ["home-53", "home-1", "home-2"],
  "home-200": ["home-1", "home-199", "home-18"],
  "home-390": ["home-189", "home-306", "home-127"],
}

test.each(Object.entries(nearest))("a sample finds the same homes as a full search, for %s", (id, ids) => {
  const homes = many(400)
  const one = homes.find((candidate) => candidate.id === id)
  expect(one && similarTo(homes)(one, 3)).toEqual(ids)
})

test("of many homes only a few are compared", () => {
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
