/** @jest-environment node */
import { join } from "node:path"
import { chosenAgency } from "../domain/chosen-agency.ts"
import { writeFiles } from "../testing/files.ts"
import { temporaryFolder } from "../testing/folders.ts"
import { publishedIds, publishedStreet } from "./published-homes.ts"

const before = process.cwd()
const site = join(chosenAgency().dist, "se")
let folder: string
beforeEach(() => {
  folder = temporaryFolder()
  process.chdir(folder)
})
afterEach(() => process.chdir(before))

test("before a first build nothing is published", () => {
  expect([publishedIds("se"), publishedStreet("se", "a-1")]).toEqual([undefined, undefined])
})

test("of the site of an earlier version, only what is needed must be there", () => {
  writeFiles(folder, {
    [join(site, "search/homes.json")]: JSON.stringify({ ids: "a-1\nb-2" }),
    [join(site, "homes/sv/a-1.json")]: JSON.stringify({ card: { favourite: { street: "A 1" } } }),
  })
  expect([publishedIds("se"), publishedStreet("se", "a-1")]).toEqual([["a-1", "b-2"], "A 1"])
})

test("a file without it is one sentence", () => {
  writeFiles(folder, {
    [join(site, "search/homes.json")]: JSON.stringify({ homes: ["a-1"] }),
    [join(site, "homes/sv/a-1.json")]: JSON.stringify({ card: { street: "A 1" } }),
  })
  expect(() => publishedIds("se")).toThrow(
    `${site}/search/homes.json is not as this version reads it (ids: expected a string): publish the site once more with the version that built it.`,
  )
  expect(() => publishedStreet("se", "a-1")).toThrow(
    `${site}/homes/sv/a-1.json is not as this version reads it (card.favourite: expected an object): publish the site once more with the version that built it.`,
  )
})
