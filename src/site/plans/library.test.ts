/** @jest-environment node */
import { globSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { bundledModules } from "../../testing/bundled.ts"
import { temporaryFolder } from "../../testing/folders.ts"
import { contentPath } from "../records/content-path.ts"
import { readContent } from "../records/read-content.ts"
import { type Text, textsOf } from "../records/texts.ts"
import { PlanLibrary, planModules } from "./library.ts"

const root = contentPath("")
const content = readContent("se")
const swedish = textsOf(root, content.market, "sv")
const home = content.listings.find(({ floorPlan }) => floorPlan)
if (!home?.floorPlan) throw new Error("no home has a plan")
const { floorPlan } = home

const cache = temporaryFolder()
const planOf = (listing = home, text: Text = swedish, language: "sv" | "en" = "sv") =>
  new PlanLibrary(root, cache).plan(content, listing, language, text)
const kept = () => readdirSync(cache).length

test("a later build takes a plan from an earlier one, and publishes the same file", () => {
  const [first, site] = [planOf(), temporaryFolder()]
  expect(kept()).toBe(1)
  const [file = ""] = readdirSync(cache)
  const changed = readFileSync(join(cache, file), "utf8").replaceAll("<svg ", "<svg id='kept' ")
  writeFileSync(join(cache, file), changed)
  const library = new PlanLibrary(root, cache)
  expect(library.plan(content, home, "sv", swedish)).toEqual(first)
  library.write(site)
  expect(readFileSync(join(site, first?.src ?? ""), "utf8")).toMatch(/^<svg id='kept' /)
})

test.each([
  ["rooms", () => planOf({ ...home, floorPlan: { ...floorPlan, rooms: floorPlan.rooms.toReversed() } })],
  ["pictures", () => planOf({ ...home, pictures: home.pictures.slice(1) })],
  ["id", () => planOf({ ...home, id: "kvistgatan-1" })],
  ["language", () => planOf(home, textsOf(root, content.market, "en"), "en")],
  ["texts", () => planOf(home, (key, values) => (key === "room.hall" ? "entré" : swedish(key, values)))],
])("a home with other %s has another plan", (_, other) => {
  const [plan, before] = [planOf(), kept()]
  expect(other()).not.toEqual(plan)
  expect(kept()).toBe(before + 1)
})

test("plans are drawn again when a module that draws them changes", () => {
  const modules = bundledModules("src/site/plans/fit-out.ts", "src/site/plans/drawing.ts", "src/site/plans/marks.ts")
  expect(modules).toContain("src/site/plans/search.ts")
  const known = new Set(globSync(planModules))
  expect(modules.filter((file) => !known.has(file))).toEqual([])
})
