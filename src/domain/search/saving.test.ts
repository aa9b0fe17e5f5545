import { itemsIn, listOf } from "../stored-list.ts"
import { isSavedSearch } from "./saved-searches.ts"
import { isSameSearch, mostSearches, withSearch, withSearchBack, withSeen } from "./saving.ts"

const solna = { query: "place=solna", seen: ["a-1"] }
const lifts = { query: "has=lift" }

test("an invalid search does not cost the others", () => {
  const searches = [null, "place=solna", { query: 7 }, { seen: [] }, solna, lifts]
  expect(itemsIn(listOf("searches", searches), "searches", isSavedSearch)).toEqual([solna, lifts])
})

test.each([
  ["place=solna", "place=solna&sort=cheapest", true],
  ["", "sort=newest", true],
  ["rooms=2&place=solna", "place=solna&rooms=2", true],
  ["place=solna", "place=solna&rooms=2", false],
])("%j and %j find the same homes: %j", (query, other, isSame) => {
  expect(isSameSearch(query, other)).toBe(isSame)
})

test("a new search comes first, and the same search stays where it is", () => {
  expect(withSearch([lifts], solna)).toEqual([solna, lifts])
  const searches = [lifts, solna]
  expect(withSearch(searches, { query: "place=solna&sort=cheapest", seen: [] })).toBe(searches)
})

test("there is room for a limited number", () => {
  const searches = Array.from({ length: mostSearches - 1 }, (_, place) => ({ query: `size=${place}..` }))
  const full = withSearch(searches, solna)
  expect(full).toHaveLength(mostSearches)
  expect(withSearch(full, lifts)).toBe(full)
})

test("a removed search comes back to its place, and one saved meanwhile stays", () => {
  const meanwhile = { query: "rooms=2" }
  expect(withSearchBack([meanwhile, lifts], [solna, lifts])).toEqual([solna, lifts, meanwhile])
})

test("only the homes of the search are marked as seen, in any order", () => {
  expect(withSeen([solna, lifts], "place=solna&sort=newest", ["b-2"])).toEqual([
    { query: "place=solna", seen: ["b-2"] },
    lifts,
  ])
})
