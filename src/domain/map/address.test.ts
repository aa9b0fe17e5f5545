import { placeIn, showsMap, withoutView, withPlace, withView } from "./address.ts"

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

test("a place is read from the address that names it, and removed with the view", () => {
  const address = withPlace("rooms=2,3&view=map", { lat: 59.3130049, lon: 18.048, scale: 2.4567 })
  expect(address).toBe("rooms=2,3&view=map&map=59.313,18.048,2.46")
  expect(placeIn(address)).toEqual({ lat: 59.313, lon: 18.048, scale: 2.46 })
  expect(withoutView(address)).toBe("rooms=2,3")
  expect(withPlace(address, null)).toBe("rooms=2,3&view=map")
})

test.each(["", "map=59.3,18", "map=59.3,18,0", "map=91,18,2", "map=59.3,181,2", "map=59.3,east,2", "map=59.3,18,1e9"])(
  "%j names no place",
  (query) => {
    expect(placeIn(query)).toBeNull()
  },
)
