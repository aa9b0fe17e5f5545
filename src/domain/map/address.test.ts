import { showsMap, withoutView, withView } from "./address.ts"

test.each([
  ["", true, "view=map"],
  ["rooms=2,3", true, "rooms=2,3&view=map"],
  ["rooms=2,3", false, "rooms=2,3"],
])("%j as a map: %s is %j", (query, isMap, address) => {
  expect(withView(query, isMap)).toBe(address)
  expect(showsMap(address)).toBe(isMap)
  expect(withoutView(address)).toBe(query)
})

test("a view that somebody else wrote is the list", () => {
  expect(showsMap("view=globe")).toBe(false)
})
