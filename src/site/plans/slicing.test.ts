import { cutter, row, varied } from "./slicing.ts"

test("rooms in a row share the width by their areas, and have the whole depth", () => {
  expect(cutter([10, 20, 10])(row(3), [0, 0, 8, 5])).toEqual([
    [0, 0, 2, 5],
    [2, 0, 4, 5],
    [6, 0, 2, 5],
  ])
})

test("a floor that is varied many times keeps its rooms and their areas", () => {
  const areas = [19, 14, 9.5, 8.5, 4.1]
  let seed = 1
  const random = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  let slicing = row(areas.length)
  const seen = new Set<string>()
  for (let step = 0; step < 500; step++) {
    slicing = varied(slicing, random)
    seen.add(slicing.join())
    const rectangles = cutter(areas)(slicing, [0, 0, 8, areas.reduce((sum, area) => sum + area, 0) / 8])
    expect(rectangles.map(([, , width, depth]) => Math.round(1000 * width * depth) / 1000)).toEqual(areas)
  }
  expect(seen.size).toBeGreaterThan(100)
})
