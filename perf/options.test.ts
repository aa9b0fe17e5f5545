/** @jest-environment node */
import { optionsFrom } from "./options.ts"

const visits = (given: readonly string[]) => {
  const { chosen, runsOf } = optionsFrom(given)
  return Object.fromEntries(chosen.map((page) => [`${page.market} ${page.kind}`, runsOf(page)]))
}

test("what is held against plain HTML by all figures is visited five times, the rest three times", () => {
  expect(visits(["--only", "post"])).toEqual({ "se post": 3, "fi post": 5 })
  expect(visits(["--only", "contact"])).toEqual({ "se contact": 3, "fi contact": 3 })
})

test("all are visited as often as is asked for", () => {
  expect(visits(["--only", "post", "--runs", "1"])).toEqual({ "se post": 1, "fi post": 1 })
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
