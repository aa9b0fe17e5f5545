/** @jest-environment node */
import { scoredCategories } from "./checks.ts"
import { optionsFrom } from "./options.ts"

const visits = (given: readonly string[]) => {
  const { chosen, runsOf } = optionsFrom(given)
  return Object.fromEntries(chosen.map((page) => [`${page.market} ${page.kind}`, runsOf(page)]))
}

test("the page that stands for its kind is visited three times, one of another market once", () => {
  expect(visits(["--only", "post"])).toEqual({ "se post": 1, "fi post": 3 })
  expect(visits(["--only", "contact"])).toEqual({ "se contact": 3, "fi contact": 1 })
})

test("each kind of page has one page that is visited more than once", () => {
  const { chosen, runsOf } = optionsFrom([])
  const kinds = chosen.filter((page) => runsOf(page) > 1).map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual([...new Set(chosen.map(({ kind }) => kind))].toSorted())
})

test("a page that is visited once is held against no plain twin, and has no performance score", () => {
  for (const page of optionsFrom([]).chosen.filter(({ isVisitedOnce }) => isVisitedOnce)) {
    expect(page.limited).toBeUndefined()
    expect(scoredCategories(page)).toEqual(["accessibility", "best-practices", "seo"])
  }
})

test("in full, what is held against plain HTML by all figures is visited five times, the rest three times", () => {
  expect(visits(["--full", "--only", "post"])).toEqual({ "se post": 3, "fi post": 5 })
  expect(visits(["--full", "--only", "contact"])).toEqual({ "se contact": 3, "fi contact": 3 })
})

test("in full, every page that has a plain twin is held against it, and every performance score counts", () => {
  const { chosen } = optionsFrom(["--full"])
  expect(chosen.filter(({ limited }) => limited === "quickly").map(({ path }) => path)).toEqual([
    "/omraden/sodermalm/",
    "/blogg/jamfora-omraden-med-siffror/",
    "/fi/",
    "/fi/asunnot/",
    "/fi/kohde/oksakatu-3-a-5/",
    "/nb/",
  ])
  for (const page of chosen) expect(scoredCategories(page)).toContain("performance")
})

test.each([[[]], [["--full"]]])("all are visited as often as is asked for (%j)", (given) => {
  expect(visits([...given, "--only", "post", "--runs", "2"])).toEqual({ "se post": 2, "fi post": 2 })
})

test.each(["0", "1.5", "many", ""])("%s visits are none", (runs) => {
  expect(() => optionsFrom(["--runs", runs])).toThrow("--runs is")
})

test("a kind of page that there is not is told", () => {
  expect(() => optionsFrom(["--only", "villa"])).toThrow(/^--only is "villa", which no page matches/)
})

test("each kind of page that visitors come to from a search is held against plain HTML by all figures once", () => {
  const whole = optionsFrom([])
    .chosen.filter(({ limited }) => limited === "wholly")
    .map(({ kind }) => kind)
  expect(whole.toSorted()).toEqual(["area", "home", "house", "listings", "neighbourhoods", "post", "property"])
})
