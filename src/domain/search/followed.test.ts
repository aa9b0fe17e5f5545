import { homesDataOf } from "../../testing/published.ts"
import { followedQuery, homeIn, positionOf, queryOfHome } from "./followed.ts"
import { indexOf } from "./search-index.ts"

test("a query is about one home if it names one, and else about a search in the site's own order", () => {
  expect(homeIn("language=sv&home=kvistgatan-12")).toBe("kvistgatan-12")
  expect(homeIn("rooms=2")).toBeUndefined()
  expect(followedQuery("language=sv&home=kvistgatan-12&rooms=2")).toBe("home=kvistgatan-12")
  expect(followedQuery("language=sv&rooms=2&sort=fee")).toBe("rooms=2")
})

test("an id that anybody wrote stays one value of its query", () => {
  expect(homeIn(queryOfHome("a&rooms=2#"))).toBe("a&rooms=2#")
})

test("a home is found by its present id and by its former ones", () => {
  const index = indexOf(homesDataOf(["a", "b"], { formerIds: { b: ["b-1", "b-2"] } }))
  expect(["a", "b", "b-2", "c", "constructor"].map((id) => positionOf(index, id))).toEqual([0, 1, 1, -1, -1])
})
