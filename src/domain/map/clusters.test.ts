import { clustersOf } from "./clusters.ts"

const points = { x: [0, 3, 100, 104, 300], y: [0, 4, 100, 103, 300] }
const all = [0, 1, 2, 3, 4]
const homesIn = (distance: number, homes = all) => clustersOf(points, homes, distance).map((cluster) => cluster.homes)

test("close homes are one cluster, and a home alone is a cluster too", () => {
  expect(homesIn(20)).toEqual([[0, 1], [2, 3], [4]])
})

test("clusters cross the lines of the grid", () => {
  expect(homesIn(4)).toEqual([[0], [1], [2], [3], [4]])
  expect(homesIn(5.1)).toEqual([[0, 1], [2, 3], [4]])
})

test("a cluster is in the middle of its homes", () => {
  expect(clustersOf(points, [2, 3], 20)).toEqual([{ x: 102, y: 101.5, homes: [2, 3] }])
})

test("only the results form clusters, each home once", () => {
  expect(homesIn(1e5, [1, 4])).toEqual([[1, 4]])
  expect(homesIn(1e5, [])).toEqual([])
})

test("clusters of ten thousand homes are never closer than the distance, and contain every home", () => {
  let seed = 1
  const next = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  const many = Array.from({ length: 10_000 }, (_, home) => home)
  const x = many.map(() => Math.floor(next() ** 2 * 50_000))
  const y = many.map(() => Math.floor(next() ** 2 * 50_000))
  const clusters = clustersOf({ x, y }, many, 1000)
  expect(clusters.flatMap(({ homes }) => homes).toSorted((a, b) => a - b)).toEqual(many)
  let closest = Number.POSITIVE_INFINITY
  for (const one of clusters)
    for (const other of clusters)
      if (one !== other) closest = Math.min(closest, Math.hypot(one.x - other.x, one.y - other.y))
  expect(closest).toBeGreaterThanOrEqual(1000)
})
