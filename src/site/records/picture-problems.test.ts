/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { copyOfContent } from "../../testing/content.ts"

const file = (id: string) => `se/listings/${id}.json`
const flat = file("kvistgatan-12")
const house = file("bjorkvagen-7")

const picturesOf = (root: string, path: string): string[] => JSON.parse(readFileSync(join(root, path), "utf8")).pictures

/** Homes that have the picture, by their files. */
const having = (root: string, picture: string): string[] =>
  readdirSync(join(root, "se/listings"))
    .map((name) => `se/listings/${name}`)
    .filter((path) => picturesOf(root, path).includes(picture))

const copy = copyOfContent("se")
const reasonsOf = (path: string) =>
  copy.problems().flatMap((problem) => (problem.file === path ? [problem.reason] : []))

/** Runs a test with the pictures of a home replaced, and puts them back. */
const withPictures = (path: string, pictures: readonly string[], expectation: () => void): void => {
  const before = picturesOf(copy.root, path)
  copy.set(path, { pictures })
  expectation()
  copy.set(path, { pictures: before })
}

test("a picture in a fourth home of a site names all of its homes", () => {
  const picture = "area-suburb.jpg"
  const homes = readdirSync(join(copy.root, "se/listings"))
    .slice(0, 4)
    .map((name) => `se/listings/${name}`)
  const before = homes.map((path) => picturesOf(copy.root, path))
  expect(having(copy.root, picture)).toEqual([])
  for (const [index, path] of homes.entries()) {
    if (index === 3) expect(copy.problems()).toEqual([])
    copy.set(path, { pictures: before[index]?.toSpliced(1, 1, picture) })
  }
  expect(copy.problems()).toEqual([
    {
      file: homes[0],
      field: "pictures",
      reason: `"area-suburb.jpg" is in 4 homes, and at most 3 may have the same picture: choose another in ${homes.join(", ")}`,
    },
  ])
  for (const [index, path] of homes.entries()) copy.set(path, { pictures: before[index] ?? [] })
})

test("the same pictures in another order are the same set", () => {
  const [first = "", ...others] = picturesOf(copy.root, file("aspilsgatan-17"))
  withPictures(file("almanacksgatan-18"), [first, ...others.toReversed()], () =>
    expect(reasonsOf(file("aspilsgatan-17"))).toContain(
      `are the same as those of ${file("almanacksgatan-18")}: choose others`,
    ),
  )
})

test("a flat begins with a room, and a house with the house", () => {
  const rooms = picturesOf(copy.root, flat)
  withPictures(flat, ["flats-01.jpg", ...rooms.filter((picture) => picture !== "flats-01.jpg")], () =>
    expect(reasonsOf(flat)).toContain(
      'must show a room or the balcony of the flat, and "flats-01.jpg" does not: put it later',
    ),
  )
  withPictures(house, picturesOf(copy.root, house).toReversed(), () =>
    expect(reasonsOf(house)).toContainEqual(
      expect.stringMatching(/^must show the house, and ".+\.jpg" does not: put it later$/),
    ),
  )
})

test("homes near each other in the list may begin with one picture, because the next sale brings others together", () => {
  // Published on the same day, so next to each other.
  const [first = ""] = picturesOf(copy.root, file("kvarnsadelvagen-15"))
  const others = picturesOf(copy.root, file("solvarvsgatan-14"))
  withPictures(file("solvarvsgatan-14"), [first, ...others.slice(1)], () => expect(copy.problems()).toEqual([]))
})
