/** @jest-environment node */
import { htmlLimits } from "./budgets.ts"
import { optionsFrom } from "./options.ts"

const visits = (given: readonly string[]) => {
  const { chosen, runsOf } = optionsFrom(given)
  return Object.fromEntries(chosen.map((page) => [`${page.market} ${page.kind}`, runsOf(page)]))
}

test("the sample page of a kind has three visits, a page of another market one", () => {
  expect(visits(["--only", "post"])).toEqual({ "se post": 1, "fi post": 3 })
  expect(visits(["--only", "contact"])).toEqual({ "se contact": 3, "fi contact": 1 })
})

test("only a run without --only has all pages", () => {
  expect(optionsFrom([]).isWhole).toBe(true)
  expect(optionsFrom(["--only", "post"]).isWhole).toBe(false)
})

test("each kind of page with a budget has one page with several visits", () => {
  const { chosen, runsOf } = optionsFrom([])
  const kinds = chosen.filter((page) => runsOf(page) > 1).map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(Object.keys(htmlLimits).toSorted())
})

test("a page with one visit has no comparison with plain HTML", () => {
  for (const page of optionsFrom([]).chosen.filter(({ isVisitedOnce }) => isVisitedOnce))
    expect(page.limited).toBeUndefined()
})

test("in full, a page that is compared by all figures has five visits, the others three", () => {
  expect(visits(["--full", "--only", "post"])).toEqual({ "se post": 3, "fi post": 5 })
  expect(visits(["--full", "--only", "contact"])).toEqual({ "se contact": 3, "fi contact": 3 })
})

test("in full, every page with a plain twin is compared with it", () => {
  const { chosen } = optionsFrom(["--full"])
  expect(chosen.filter(({ limited }) => limited === "quickly").map(({ path }) => path)).toEqual([
    "/omraden/sodermalm/",
    "/blogg/jamfora-omraden-med-siffror/",
    "/fi/",
    "/fi/asunnot/",
    "/fi/kohde/oksakatu-3-a-5/",
    "/nb/",
  ])
})

test.each([[[]], [["--full"]]])("an option sets the number of visits to all pages (%j)", (given) => {
  expect(visits([...given, "--only", "post", "--runs", "2"])).toEqual({ "se post": 2, "fi post": 2 })
})

test.each(["0", "1.5", "many", ""])("%s is no number of visits", (runs) => {
  expect(() => optionsFrom(["--runs", runs])).toThrow("--runs is")
})

test("an unknown kind of page is an error", () => {
  expect(() => optionsFrom(["--only", "villa"])).toThrow(/^--only is "villa", which no page matches/)
})

test("each kind of page that a search engine sends visitors to is compared once by all figures", () => {
  const whole = optionsFrom([])
    .chosen.filter(({ limited }) => limited === "wholly")
    .map(({ kind }) => kind)
  expect(whole.toSorted()).toEqual(["area", "home", "house", "listings", "neighbourhoods", "post", "property"])
})
